import 'server-only'
import { config } from '@/lib/config'
import { loadLayout } from '@/lib/content'
import type { Market } from '@/lib/markets'
import { shippingOf } from '../rules'
import type { BasketPlace } from './basket-of'

/** A market with the shipping costs that its layout content says, now or at the time that a preview is for. */
export async function basketPlace(market: Market): Promise<BasketPlace> {
  const { layout, now, preview } = await loadLayout(market.code)
  return {
    brand: config().brand,
    market,
    shipping: shippingOf(layout.shippingConditions),
    now: preview ? new Date(now) : new Date(),
  }
}
