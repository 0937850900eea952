import { typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { dayText } from '@/lib/platform/time'
import type { ShopConfiguration } from '@/schemas/shop'

/** The values of a shop's configuration that content names in braces: `{returnDays}`. */
export const shopWordNames = [
  'returnDays',
  'returnFrom',
  'returnTo',
  'returnUntil',
  'invoiceDays',
  'prepaymentDays',
] as const
export type ShopWordName = (typeof shopWordNames)[number]

/** Each as a market writes it; undefined where the shop has none, such as no longer time for returns. */
export type ShopWords = Readonly<Record<ShopWordName, string | undefined>>

export const isShopWord = (name: string): name is ShopWordName => shopWordNames.some((word) => word === name)

type Configured = Pick<ShopConfiguration, 'returns' | 'seller'>

/** The values at a time; of several longer times for returns the first that is not over. */
export function shopWords({ returns, seller }: Configured, market: Market, now: number): ShopWords {
  const today = dayText(now, market.timezone)
  const longer = returns.longer
    .filter(({ until }) => until >= today)
    .toSorted((one, other) => one.from.localeCompare(other.from))[0]
  const written = (day: string | undefined, options: Intl.DateTimeFormatOptions) => {
    if (day === undefined) return undefined
    const format = new Intl.DateTimeFormat(market.iso, { ...options, timeZone: 'UTC' })
    return typeset(format.format(new Date(day)), market)
  }
  return {
    returnDays: String(returns.days),
    returnFrom: written(longer?.from, { day: 'numeric', month: 'long' }),
    returnTo: written(longer?.to, { dateStyle: 'long' }),
    returnUntil: written(longer?.until, { dateStyle: 'long' }),
    invoiceDays: String(seller.invoiceDays),
    prepaymentDays: String(seller.prepaymentDays),
  }
}

const placeholder = new RegExp(`\\{(${shopWordNames.join('|')})\\}`, 'g')

const missesWord = (text: string, words: ShopWords) =>
  shopWordNames.some((name) => words[name] === undefined && text.includes(`{${name}}`))

function filledText(text: string, words: ShopWords): string {
  if (!text.includes('{')) return text
  // A sentence about what the shop does not have is left out.
  const kept = missesWord(text, words)
    ? text.split(/(?<=[.!?] )/).filter((sentence) => !missesWord(sentence, words))
    : [text]
  return kept.join('').replace(placeholder, (_, name: ShopWordName) => words[name] ?? '')
}

/** Content with the values in place of their names, wherever a text has them. */
export function withShopWords<T>(content: T, words: ShopWords): T
export function withShopWords(content: unknown, words: ShopWords): unknown {
  if (typeof content === 'string') return filledText(content, words)
  if (Array.isArray(content)) return content.map((part) => withShopWords<unknown>(part, words))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [name, withShopWords<unknown>(part, words)]),
  )
}
