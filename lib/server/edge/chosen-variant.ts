import { variantOfAddress } from '@/lib/shop/product'

const panels = /<div data-variants="([^"]*)"(?: hidden="")?>/g
const radios = /<input type="radio"[^<>]*>/g
const hiddenFields = /<input type="hidden"[^<>]*>/g
const options = /<option value="([^"]*)"(?: disabled="")?(?: selected="")?>/g

/** What stands in documents as it is. */
const isPlain = (key: string) => /^[\w.-]{1,200}$/.test(key)

const keysIn = (html: string): string[] => [
  ...new Set([...html.matchAll(panels)].flatMap(([, keys = '']) => keys.split(' '))),
]

const valueIn = (field: string) => / value="([^"]*)"/.exec(field)?.[1]

/**
 * The document of a product page with the variant chosen that its address names, for browsers that run no script: its price
 * and its state are shown, and it is the one that a form sends. Scripts do the same while the document is parsed
 * (`choiceScript`). Undefined where the product has no such variant.
 */
export function chooseInDocument(html: string, search: string): { key: string; html: string } | undefined {
  if (!new URLSearchParams(search).has('variant')) return undefined
  const key = variantOfAddress(search, keysIn(html))
  if (key === undefined || !isPlain(key)) return undefined
  const chosen = html
    .replace(panels, (_, keys: string) => {
      const isShown = keys.split(' ').includes(key)
      return `<div data-variants="${keys}"${isShown ? '' : ' hidden=""'}>`
    })
    .replace(radios, (field) => {
      const plain = field.replace(' checked=""', '')
      return valueIn(plain) === key ? plain.replace(' value="', ' checked="" value="') : plain
    })
    .replace(hiddenFields, (field) =>
      field.includes(` data-variant-value=""`) ? field.replace(/ value="[^"]*"/, ` value="${key}"`) : field,
    )
    .replace(options, (option, value: string) => {
      const plain = option.replace(' selected=""', '')
      return value === key ? plain.replace('>', ' selected="">') : plain
    })
    .replaceAll(' data-unchosen=""', '')
  return { key, html: chosen }
}
