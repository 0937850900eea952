import { formatPrice, marketText, typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { configuredPayments } from '@/lib/platform/payment-methods'
import { dayText } from '@/lib/platform/time'
import type { ConfiguredPayment, Payments, ShopConfiguration } from '@/schemas/shop'

/** The values of a shop's configuration that content names in braces: `{returnDays}`. */
export const shopWordNames = [
  'returnDays',
  'returnFrom',
  'returnTo',
  'returnUntil',
  'invoiceDays',
  'prepaymentDays',
  'invoiceLimit',
] as const
type PaymentWordName = `payment${ConfiguredPayment}`
export type ShopWordName = (typeof shopWordNames)[number] | PaymentWordName

const paymentWord = (code: ConfiguredPayment): PaymentWordName => `payment${code}`

const allNames: readonly ShopWordName[] = [...shopWordNames, ...configuredPayments.map(paymentWord)]

/** Each as a market writes it; undefined where the shop has none, such as no longer time for returns. */
export type ShopWords = Readonly<Record<ShopWordName, string | undefined>>

export const isShopWord = (name: string): name is ShopWordName => allNames.some((word) => word === name)

type Configured = Pick<ShopConfiguration, 'returns' | 'seller' | 'payments'>

/** The names of the methods of payment that the shop offers. */
function paymentWords({ methods }: Payments, market: Market) {
  const t = marketText(market)
  const named = configuredPayments.map((code) => {
    const settings = methods[code]
    const name = settings?.isOffered ? (settings.name ?? t(`payment.methods.${code}.name`)) : undefined
    return [paymentWord(code), name]
  })
  return Object.fromEntries(named) as Record<PaymentWordName, string | undefined>
}

/** The values at a time; of several longer times for returns the first that is not over. */
export function shopWords({ returns, seller, payments }: Configured, market: Market, now: number): ShopWords {
  const today = dayText(now, market.timezone)
  const longer = returns.longer
    .filter(({ until }) => until >= today)
    .toSorted((one, other) => one.from.localeCompare(other.from))[0]
  const written = (day: string | undefined, options: Intl.DateTimeFormatOptions) => {
    if (day === undefined) return undefined
    const format = new Intl.DateTimeFormat(market.iso, { ...options, timeZone: 'UTC' })
    return typeset(format.format(new Date(day)), market)
  }
  const { isOffered, most } = payments.methods.RE ?? {}
  return {
    ...paymentWords(payments, market),
    invoiceLimit: isOffered && most !== undefined ? formatPrice(most, market) : undefined,
    returnDays: String(returns.days),
    returnFrom: written(longer?.from, { day: 'numeric', month: 'long' }),
    returnTo: written(longer?.to, { dateStyle: 'long' }),
    returnUntil: written(longer?.until, { dateStyle: 'long' }),
    invoiceDays: String(seller.invoiceDays),
    prepaymentDays: String(seller.prepaymentDays),
  }
}

const placeholder = new RegExp(`\\{(${allNames.join('|')})\\}`, 'g')

const missesWord = (text: string, words: ShopWords) =>
  allNames.some((name) => words[name] === undefined && text.includes(`{${name}}`))

function filledText(text: string, words: ShopWords): string {
  if (!text.includes('{')) return text
  // A sentence about what the shop does not have is left out.
  const kept = missesWord(text, words)
    ? text.split(/(?<=[.!?] )/).filter((sentence) => !missesWord(sentence, words))
    : [text]
  return kept.join('').replace(placeholder, (_, name: ShopWordName) => words[name] ?? '')
}

/** A row of a table about a method of payment that the shop does not offer. */
function isLeftOut(part: unknown, words: ShopWords): boolean {
  if (typeof part !== 'object' || part === null || !('component' in part)) return false
  return part.component === '_table_row' && missesWord(JSON.stringify(part), words)
}

/** Content with the values in place of their names, wherever a text has them. */
export function withShopWords<T>(content: T, words: ShopWords): T
export function withShopWords(content: unknown, words: ShopWords): unknown {
  if (typeof content === 'string') return filledText(content, words)
  if (Array.isArray(content))
    return content
      .filter((part) => !isLeftOut(part, words))
      .map((part) => withShopWords<unknown>(part, words))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [name, withShopWords<unknown>(part, words)]),
  )
}
