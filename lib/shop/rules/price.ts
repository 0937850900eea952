import type { Price, SourcePrice } from '@/schemas/shop'

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

/** On sale: marked as such, or reduced in price. */
export const isOnSale = (
  { sale }: { sale: boolean },
  prices: readonly Pick<Reduced, 'appliedReductions'>[],
): boolean => sale || prices.some((price) => reductionPercent(price) > 0)

/** The usual price reduced to what a sale asks. */
export function salePrice({ sale, ...usual }: SourcePrice): Price {
  if (!sale) return usual
  const part = sale.withTax / usual.withTax
  const { reference } = usual
  return {
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
}

/** Whether a sale is under way at a time, in milliseconds. */
export function isUnderWay({ from, until }: NonNullable<SourcePrice['sale']>, now: number): boolean {
  return (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until))
}

/** What a price is at a time, in milliseconds. */
export function priceAt({ sale, ...usual }: SourcePrice, now: number): Price {
  return sale && isUnderWay(sale, now) ? salePrice({ ...usual, sale }) : usual
}

/** The next time after `now` at which a price changes by itself, in milliseconds. */
export function nextPriceChange({ sale }: SourcePrice, now: number): number | undefined {
  const times = [sale?.from, sale?.until].flatMap((time) => (time === undefined ? [] : Date.parse(time)))
  return times.filter((time) => time > now).sort((a, b) => a - b)[0]
}
