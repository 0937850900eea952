import type { Price } from '@/schemas/shop'

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
