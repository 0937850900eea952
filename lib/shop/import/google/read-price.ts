import { countries } from '@/schemas/markets'
import type { SourcePrice } from '@/schemas/shop'
import type { FeedContext } from './context'
import { readReference } from './measure'
import type { FeedTax } from './read-tax'
import { readInterval, readPrice } from './values'

type Get = (name: string) => string | undefined

/** One sign before three digits: `1.299` or `1,299`. */
const ambiguous = /^\D*\d{1,3}[.,]\d{3}\D*$/

/** An amount in the market's currency. A string is the reason why it cannot be read. */
function amountOf(
  name: string,
  text: string,
  { currency, country }: FeedContext,
  note: Tell['note'],
): number | string {
  const read = readPrice(text, currency)
  if (read?.assumed) note(name, `${name} names no currency and is taken for ${currency}`)
  if (!read && ambiguous.test(text))
    return `${name} “${text}” may be thousands or decimals; write 1299.00 ${currency}`
  if (!read) return `${name} “${text}” is no amount with a currency (15.00 ${currency})`
  if (read.currency !== currency)
    return `${name} is in ${read.currency}, but prices in ${country} are in ${currency}`
  return read.amount
}

type Sale = { amount: number; times?: { from?: string; until?: string } }

const timeOf = (time: number) => (Number.isFinite(time) ? new Date(time).toISOString() : undefined)

/** The sale price, with its times if it has any; undefined if it is over. A string is the reason why it cannot be read. */
function saleOf(
  get: Get,
  regular: number,
  context: FeedContext,
  note: Tell['note'],
): Sale | string | undefined {
  const text = get('sale_price')
  // Exports leave a slash where both ends are empty.
  const dates = get('sale_price_effective_date')?.replace(/^[\s/]*$/, '') || undefined
  const interval = dates === undefined ? undefined : readInterval(dates, context.timezone)
  if (dates !== undefined && !interval)
    return `sale_price_effective_date “${dates}” is no interval (2026-11-20T00:00+0100/2026-11-30T23:59+0100, or 20.11.2026 00:00/30.11.2026 23:59)`
  if (text === undefined) return undefined
  const amount = amountOf('sale_price', text, context, note)
  if (typeof amount === 'string') return amount
  // Exports write 0 where there is no sale price.
  if (amount === 0) return undefined
  if (amount > regular) return 'sale_price is higher than price'
  if (amount === regular || (interval && interval.to <= context.now)) return undefined
  const [from, until] = interval ? [timeOf(interval.from), timeOf(interval.to)] : []
  if (from === undefined && until === undefined) return { amount }
  return { amount, times: { ...(from && { from }), ...(until && { until }) } }
}

type Tell = {
  /** Refuses the row. */
  problem: (reason: string) => void
  /** Names a value that is left out. */
  note: (attribute: string, reason: string) => void
}

/**
 * The price of a row in its country, with its reductions and reference price. Undefined where the price itself cannot be
 * read; what else cannot be read is left out.
 */
export function readRowPrice(
  get: Get,
  context: FeedContext,
  { tax, problem, note }: Tell & { tax: FeedTax },
): SourcePrice | undefined {
  const text = get('price')
  if (text === undefined) {
    problem('price is missing')
    return undefined
  }
  const regular = amountOf('price', text, context, note)
  if (typeof regular === 'string') {
    problem(regular)
    return undefined
  }
  if (regular === 0) problem('price is 0')
  if (tax && 'problem' in tax) note('tax', tax.problem)
  const vat = tax && 'rate' in tax ? tax.rate : countries[context.country].vat
  const sale = saleOf(get, regular, context, note)
  if (typeof sale === 'string') note('sale_price', sale)
  const reduced = typeof sale === 'object' ? sale : undefined
  const withTax = reduced && !reduced.times ? reduced.amount : regular
  const measure = get('unit_pricing_measure')
  const referenceOf = (amount: number) =>
    measure === undefined
      ? undefined
      : readReference(amount, measure, get('unit_pricing_base_measure'), context.country)
  const reference = referenceOf(withTax)
  if (typeof reference === 'string') note('unit_pricing_measure', reference)
  return {
    currencyCode: context.currency,
    withTax,
    withoutTax: Math.round(withTax / (1 + vat)),
    tax: { vat: { amount: vat } },
    ...(typeof reference === 'object' && { reference }),
    appliedReductions: withTax === regular ? [] : [{ amount: { relative: 1 - withTax / regular } }],
    ...(reduced?.times && { sale: timedSale(reduced.amount, reduced.times, referenceOf(reduced.amount)) }),
  }
}

const timedSale = (
  withTax: number,
  times: NonNullable<Sale['times']>,
  reference: ReturnType<typeof readReference> | undefined,
): NonNullable<SourcePrice['sale']> => ({
  withTax,
  ...times,
  ...(typeof reference === 'object' && { reference: reference.withTax }),
})
