import type { Currency } from '@/schemas/markets'
import type { PromotionEffect } from '@/schemas/shop'
import { type Given, givenBy, type PromotedLine, sumOf } from './pieces'

type Conditioned = Exclude<PromotionEffect, { type: 'combo_deal' }>

/** The amounts of an effect, by currency. */
const amountsOf = (effect: PromotionEffect) => [
  ...('minOrderValue' in effect && effect.minOrderValue ? [effect.minOrderValue] : []),
  ...('maxAmount' in effect && effect.maxAmount ? [effect.maxAmount] : []),
  ...('amount' in effect ? [effect.amount] : []),
]

/** Whether an effect has all its amounts in a currency. Without one of them it does not apply there. */
export const isPricedIn = (effect: PromotionEffect, currency: Currency): boolean =>
  amountsOf(effect).every((amounts) => amounts[currency] !== undefined)

const goodsOf = (effect: Conditioned, { pieces, isAmong }: Given) =>
  pieces.filter((piece) => isAmong(piece, effect.goods))

/** The value of its goods that an effect still lacks, in minor units; 0 when it is reached. */
export function missingValue(effect: Conditioned, given: Given): number {
  const least = effect.minOrderValue?.[given.currency] ?? 0
  return Math.max(0, least - sumOf(goodsOf(effect, given).map(({ price }) => price)))
}

/** The same for the lines of a basket; 0 also where the effect has no amounts in the currency, and for a bundle. */
export const missingOf = (
  effect: PromotionEffect,
  lines: readonly PromotedLine[],
  currency: Currency,
): number =>
  effect.type === 'combo_deal' || !isPricedIn(effect, currency)
    ? 0
    : missingValue(effect, givenBy(lines, currency))

const leastPieces = (effect: Conditioned) => ('minQuantity' in effect && effect.minQuantity) || 1

/** Whether there are enough pieces of its goods for an effect: at least one. */
export const hasQuantity = (effect: Conditioned, given: Given): boolean =>
  goodsOf(effect, given).length >= leastPieces(effect)

/**
 * Whether a basket meets the conditions of an effect. All its pieces count at their prices before promotions, so that
 * the conditions depend neither on the order of promotions nor on what they take off.
 */
export const isMet = (effect: PromotionEffect, given: Given): boolean =>
  isPricedIn(effect, given.currency) &&
  (effect.type === 'combo_deal' || (hasQuantity(effect, given) && missingValue(effect, given) === 0))
