import { missingForFree, type Shipping } from '@/lib/shop/rules'
import type { Currency } from '@/schemas/markets'
import { isOfAllGoods } from './about-goods'
import type { Applicable } from './apply-promotions'
import { isPricedIn } from './conditions'

/**
 * The value of goods from which an order is sent for nothing, in minor units: by the shipping costs, or by a promotion for
 * all goods. 0: always; undefined: never.
 */
export function freeShippingFrom(
  shipping: Shipping,
  promotions: readonly Applicable[],
  currency: Currency,
): number | undefined {
  const isAlways = shipping.conditions.some(
    ({ versandkosten, ab_bestellwert }) => versandkosten === 0 && ab_bestellwert === 0,
  )
  const promoted = promotions.flatMap(({ effect }) =>
    effect.type === 'free_shipping' &&
    isOfAllGoods(effect) &&
    isPricedIn(effect, currency) &&
    (effect.minQuantity ?? 1) === 1
      ? [effect.minOrderValue?.[currency] ?? 0]
      : [],
  )
  const own = isAlways ? 0 : missingForFree(shipping, 0)
  const all = [...promoted, ...(own === undefined ? [] : [own])]
  return all.length > 0 ? Math.min(...all) : undefined
}
