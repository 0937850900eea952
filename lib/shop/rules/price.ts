import type { Price } from '@/schemas/shop'

type Reduced = Pick<Price, 'withTax' | 'appliedReductions'>

/** What is left of a price after its reductions, one after another: 20 % and then 10 % leave 0.72 of it. */
const remainder = ({ appliedReductions }: Pick<Reduced, 'appliedReductions'>): number =>
  appliedReductions.reduce((rest, { amount }) => rest * (1 - amount.relative), 1)

/**
 * The price before the reductions, in minor units; undefined without any, and where nothing is left of the price,
 * because then nobody can tell.
 */
export function priceBefore(price: Reduced): number | undefined {
  const rest = remainder(price)
  if (rest >= 1 || rest <= 0) return undefined
  const before = Math.round(price.withTax / rest)
  return before > price.withTax && Number.isSafeInteger(before) ? before : undefined
}

/** All reductions together in whole per cent, rounded down, so that no more is promised than is given. */
export const reductionPercent = (price: Pick<Reduced, 'appliedReductions'>): number =>
  // 1 - 0.8 is 0.19999999999999996: the tolerance keeps 20 % from becoming 19.
  Math.floor((1 - remainder(price)) * 100 + 1e-9)

/** On sale: marked so, or reduced in price. */
export const isOnSale = (
  { sale }: { sale: boolean },
  prices: readonly Pick<Reduced, 'appliedReductions'>[],
): boolean => sale || prices.some((price) => reductionPercent(price) > 0)
