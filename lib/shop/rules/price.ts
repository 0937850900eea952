import type { Price, SourcePrice } from '@/schemas/shop'
import { announced } from './former-price'

type Reduced = Pick<Price, 'withTax' | 'appliedReductions'>

/** The fraction of a price left after its reductions, applied one after another: 20 % and then 10 % leave 0.72. */
const remainder = ({ appliedReductions }: Pick<Reduced, 'appliedReductions'>): number =>
  appliedReductions.reduce((rest, { amount }) => rest * (1 - amount.relative), 1)

/**
 * The price before the reductions, in minor units; undefined without reductions, and for a reduction to nothing, from
 * which the price before cannot be calculated.
 */
export function priceBefore(price: Reduced): number | undefined {
  const rest = remainder(price)
  if (rest >= 1 || rest <= 0) return undefined
  const before = Math.round(price.withTax / rest)
  return before > price.withTax && Number.isSafeInteger(before) ? before : undefined
}

/** The total reduction in whole per cent, rounded down so that the shop never promises too much. */
export const reductionPercent = (price: Pick<Reduced, 'appliedReductions'>): number =>
  // 1 - 0.8 is 0.19999999999999996: the tolerance keeps 20 % from becoming 19.
  Math.floor((1 - remainder(price)) * 100 + 1e-9)

/**
 * On sale: reduced in price by a whole per cent at least, or marked as such and reduced at all. A mark alone would announce a
 * reduction that there is none of.
 */
export const isOnSale = ({ sale }: { sale: boolean }, prices: readonly Reduced[]): boolean =>
  prices.some((price) => reductionPercent(price) > 0 || (sale && priceBefore(price) !== undefined))

/** A price as the shop keeps it: beside what its source says, from which prices its reductions may be measured. */
export type KeptPrice = Omit<SourcePrice, 'sale'> & {
  former?: number | undefined
  sale?: (NonNullable<SourcePrice['sale']> & { former?: number | undefined }) | undefined
}

const withAnnounced = (price: Price, former: number | undefined) =>
  announced(price, priceBefore(price), former)

/** The price without its sale, or the usual price reduced to what the sale asks, with what may be announced of it. */
export function askedPrice({ sale, former, ...usual }: KeptPrice): Price {
  if (!sale) return withAnnounced(usual, former)
  const part = sale.withTax / usual.withTax
  const { reference } = usual
  const reduced = {
    ...usual,
    withTax: sale.withTax,
    withoutTax: Math.round(sale.withTax / (1 + usual.tax.vat.amount)),
    ...(reference && {
      reference: {
        ...reference,
        withTax: sale.reference ?? Math.round((reference.withTax * sale.withTax) / usual.withTax),
      },
    }),
    appliedReductions: [...usual.appliedReductions, { amount: { relative: 1 - part } }],
  }
  return withAnnounced(reduced, sale.former)
}

/** Whether a sale is under way at a time, in milliseconds. */
export function isUnderWay({ from, until }: NonNullable<SourcePrice['sale']>, now: number): boolean {
  return (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until))
}

/**
 * The price from which the reductions of a price are measured at a time, in milliseconds. After a sale there is none: what
 * the sale asked was lower.
 */
export function formerAt({ sale, former }: Pick<KeptPrice, 'sale' | 'former'>, now: number) {
  if (sale && isUnderWay(sale, now)) return sale.former
  return sale?.until !== undefined && Date.parse(sale.until) <= now ? undefined : former
}

/** What a price is at a time, in milliseconds. */
export const priceAt = ({ sale, ...usual }: KeptPrice, now: number): Price =>
  sale && isUnderWay(sale, now)
    ? askedPrice({ ...usual, sale })
    : askedPrice({ ...usual, former: formerAt({ sale, former: usual.former }, now) })

/** The next time after `now` at which a price changes by itself, in milliseconds. */
export function nextPriceChange({ sale }: SourcePrice, now: number): number | undefined {
  const times = [sale?.from, sale?.until].flatMap((time) => (time === undefined ? [] : Date.parse(time)))
  return times.filter((time) => time > now).sort((a, b) => a - b)[0]
}
