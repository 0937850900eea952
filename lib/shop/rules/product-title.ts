import type { Attributes } from '@/schemas/shop'

type Titled = { attributes: Attributes; variants: readonly { attributes: Attributes }[] }

/** What sets siblings apart, and else the size, in the order in which it is looked for. */
const siblingAttributes = ['farbe', 'vppdimension'] as const
const sizes = ['asGro', 'doppelgroesse', 'masse'] as const

/**
 * The attributes that a title ends with, and their values: colour and dimension. Where there is neither it is the size,
 * if all variants have the same one.
 */
export function titleValues({
  attributes,
  variants,
}: Titled): (readonly [attribute: string, value: string])[] {
  const apart = siblingAttributes.flatMap((name) => {
    const value = attributes[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  if (apart.length > 0) return apart
  const shared = sizes.flatMap((name) => {
    const [value, ...others] = new Set(
      variants.map((variant) => variant.attributes[name] ?? attributes[name]),
    )
    return value === undefined || others.length > 0 ? [] : [[name, value] as const]
  })
  return shared.slice(0, 1)
}

/** The parts of a product's title, in one language. */
type TitleParts = {
  brand: string
  subbrand?: string | undefined
  name: string
  /** Labels of colour, dimension or size. */
  attributes?: readonly (string | undefined)[]
}

const folded = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** What shoppers read an article is called, on screens, in mails and on papers. Ordered ones may have no brand. */
export const articleName = ({
  brand,
  subbrand,
  name,
}: {
  brand?: string | undefined
  subbrand?: string | undefined
  name: string
}): string => [brand, subbrand, name].filter(Boolean).join(' ')

/** Brand, subbrand, name, and colour or size. A part that the name already contains is not repeated. */
export function titleParts({ brand, subbrand, name, attributes = [] }: TitleParts): string[] {
  const said = folded(name)
  const adds = (part: string | undefined, others = said): part is string =>
    part !== undefined && folded(part).trim() !== '' && !others.includes(folded(part))
  const before = [
    ...(adds(brand) ? [brand] : []),
    ...(adds(subbrand, `${folded(brand)}${said}`) ? [subbrand] : []),
  ]
  return [...before, name, ...attributes.filter((attribute) => adds(attribute))]
}

/** The title of a product page: `Waldkind Lino Kinderwagen Salbei`. */
export const productTitle = (parts: TitleParts): string => titleParts(parts).join(' ')
