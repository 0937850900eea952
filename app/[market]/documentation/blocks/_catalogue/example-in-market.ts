import { typeset } from '@/lib/platform/i18n'
import type { ShopLook } from '@/lib/platform/look'
import type { Market } from '@/lib/platform/markets'
import { contentPath } from '@/lib/platform/markets'
import { defaultLooks } from '@/lib/platform/shop-configuration'
import type { BlockExample } from '@/lib/storefront/runtime/blocks'
import slugs from './example-slugs.json'
import words from './example-words.json'

type InOtherLanguages = Readonly<Record<string, Readonly<Partial<Record<Market['language'], string>>>>>

const said: InOtherLanguages = words
const pages: InOtherLanguages = slugs

/** The folder of the market in whose words the examples are written. */
const writtenFor = 'de-de/'

function entryIn(table: InOtherLanguages, key: string, { language }: Market): string | undefined {
  const entry = Object.hasOwn(table, key) ? table[key] : undefined
  return language === 'de' ? entry && key : entry?.[language]
}

/** What examples have of the shop that shows them. */
type ExampleShop = {
  returnDays: number
  look: Pick<ShopLook, 'name' | 'palette'>
  /** Whether a path leads to a page. */
  isPage: (path: string) => boolean
}
type Shown = ExampleShop & { market: Market }

/** The colours that examples are written in, each with what it is for. White is white in every shop. */
const writtenColours = new Map(
  Object.entries(defaultLooks.baby.colours)
    .filter(([, colour]) => colour !== '#ffffff')
    .map(([purpose, colour]) => [colour, purpose as keyof ShopLook['palette']] as const)
    .reverse(),
)

/** Each line by itself, because the choices of a field are one on each line. What is no text of an example stays. */
const lineIn =
  ({ market, returnDays, look }: Shown) =>
  (line: string) => {
    const purpose = writtenColours.get(line.toLowerCase())
    if (purpose) return look.palette[purpose]
    const text = entryIn(said, line, market)
    if (text === undefined) return line
    return typeset(text.replace('{returnDays}', String(returnDays)).replace('{shop}', look.name), market)
  }

/** A page of the market; the home page in place of one that this shop does not have. */
function pageIn({ market, isPage }: Shown, written: string): string {
  const slug = `${market.shopLocale}/${entryIn(pages, written, market) ?? written}`
  return isPage(contentPath(market, slug)) ? slug : `${market.shopLocale}/home`
}

function textIn(shown: Shown, text: string): string {
  const root = text.startsWith('/') ? '/' : ''
  const address = text.slice(root.length)
  if (!address.startsWith(writtenFor)) return text.split('\n').map(lineIn(shown)).join('\n')
  return `${root}${pageIn(shown, address.slice(writtenFor.length))}`
}

function valueIn(shown: Shown, value: unknown): unknown {
  if (typeof value === 'string') return textIn(shown, value)
  if (Array.isArray(value)) return value.map((inner) => valueIn(shown, inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, valueIn(shown, inner)]))
}

/** An example of a block in the words of a market, with the figures, the name, the colours and the pages of its shop. */
export const exampleIn = (market: Market, example: BlockExample, shop: ExampleShop): BlockExample => ({
  ...example,
  blok: valueIn({ ...shop, market }, example.blok) as BlockExample['blok'],
})
