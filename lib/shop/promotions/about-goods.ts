import type { Currency } from '@/schemas/markets'
import type { PromotionEffect } from '@/schemas/shop'
import type { Applicable } from './apply-promotions'
import { isPricedIn } from './conditions'
import { type Goods, isAmong } from './pieces'

/** What a product is to a promotion: bought for it, or what there is for nothing. Undefined if it has no part in it. */
export type PartIn = 'bought' | 'free'

/** Whether an effect is about all goods, so that nothing need be said beside each of them. */
export const isOfAllGoods = (effect: PromotionEffect): boolean =>
  effect.type !== 'combo_deal' && !effect.goods

function partIn(effect: PromotionEffect, goods: Goods): PartIn | undefined {
  if (effect.type === 'combo_deal') return effect.sets.flat().includes(goods.number) ? 'bought' : undefined
  // A piece that belongs to both is one to get.
  if (effect.type === 'buy_x_get_y' && effect.getGoods && isAmong(goods, effect.getGoods)) return 'free'
  return !effect.goods || isAmong(goods, effect.goods) ? 'bought' : undefined
}

/** The promotions that a product has a part in, where they have all their amounts in the currency. */
export const promotionsAbout = <P extends Applicable>(
  goods: Goods,
  promotions: readonly P[],
  currency: Currency,
): (P & { part: PartIn })[] =>
  promotions.flatMap((promotion) => {
    const part = isPricedIn(promotion.effect, currency) ? partIn(promotion.effect, goods) : undefined
    return part ? [{ ...promotion, part }] : []
  })
