import { typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
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

/** Each line by itself, because the choices of a field are one on each line. What is no text of an example stays. */
const lineIn = (market: Market, returnDays: number) => (line: string) => {
  const text = entryIn(said, line, market)
  if (text === undefined) return line
  return typeset(text.replace('{returnDays}', String(returnDays)), market)
}

function textIn(market: Market, returnDays: number, text: string): string {
  const root = text.startsWith('/') ? '/' : ''
  const address = text.slice(root.length)
  if (!address.startsWith(writtenFor)) return text.split('\n').map(lineIn(market, returnDays)).join('\n')
  const slug = address.slice(writtenFor.length)
  return `${root}${market.shopLocale}/${entryIn(pages, slug, market) ?? slug}`
}

function valueIn(market: Market, returnDays: number, value: unknown): unknown {
  if (typeof value === 'string') return textIn(market, returnDays, value)
  if (Array.isArray(value)) return value.map((inner) => valueIn(market, returnDays, inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, valueIn(market, returnDays, inner)]),
  )
}

/** An example of a block in the words of a market, with its figures and with links to its own pages. */
export const exampleIn = (market: Market, example: BlockExample, returnDays: number): BlockExample => ({
  ...example,
  blok: valueIn(market, returnDays, example.blok) as BlockExample['blok'],
})
