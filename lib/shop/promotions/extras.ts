import type { Currency } from '@/schemas/markets'
import type { FreeShipping, Gift } from '@/schemas/shop'
import type { Applicable } from './apply-promotions'
import { hasQuantity, isMet, isPricedIn, missingValue } from './conditions'
import { givenBy, type PromotedLine } from './pieces'

type Of<Effect, P> = Omit<P, 'effect'> & { effect: Effect }

const isGift = <P extends Applicable>(promotion: P): promotion is P & { effect: Gift } =>
  promotion.effect.type === 'gift'

const isFreeShipping = <P extends Applicable>(promotion: P): promotion is P & { effect: FreeShipping } =>
  promotion.effect.type === 'free_shipping'

const byId = (a: Applicable, b: Applicable) => (a.id < b.id ? -1 : 1)

/** The gifts that a basket has earned, by the ids of their promotions. A gift takes no pieces from other promotions. */
export function earnedGifts<P extends Applicable>(
  lines: readonly PromotedLine[],
  promotions: readonly P[],
  currency: Currency,
): Of<Gift, P>[] {
  const given = givenBy(lines, currency)
  return promotions
    .filter(isGift)
    .filter(({ effect }) => isMet(effect, given))
    .sort(byId)
}

export type PromotedShipping<P> = {
  /** The promotion by which shipping is free: one that includes freight, if there is one. */
  free?: Of<FreeShipping, P>
  /**
   * The order value missing for free shipping by a promotion, in minor units. Only those for all goods count: the value
   * of a part of the goods is not what a shopper sees.
   */
  missing?: number
}

/** What promotions say about the shipping costs of a basket. */
export function promotedShipping<P extends Applicable>(
  lines: readonly PromotedLine[],
  promotions: readonly P[],
  currency: Currency,
): PromotedShipping<P> {
  const given = givenBy(lines, currency)
  const all = promotions.filter(isFreeShipping).sort(byId)
  const met = all.filter(({ effect }) => isMet(effect, given))
  const free = met.find(({ effect }) => effect.includesFreight) ?? met[0]
  if (free) return { free }
  const missing = all
    .filter(({ effect }) => !effect.goods && isPricedIn(effect, currency) && hasQuantity(effect, given))
    .map(({ effect }) => missingValue(effect, given))
  return missing.length > 0 ? { missing: Math.min(...missing) } : {}
}
