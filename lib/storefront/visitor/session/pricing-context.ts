import 'server-only'
import { loadLayout } from '@/lib/content/pages'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import type { Market } from '@/lib/platform/markets'
import { zonedMarket } from '@/lib/platform/shop-configuration'
import type { PricingContext } from '@/lib/shop/basket'
import { shippingOf } from '@/lib/shop/rules'

/** A market in its configured time zone, with the shipping costs from its layout, and the present or the preview's time. */
export async function pricingContext(market: Market): Promise<PricingContext> {
  const { layout, now, preview } = await loadLayout(market.code)
  return {
    brand: config().brand,
    market: await zonedMarket(market),
    shipping: shippingOf(layout.shippingConditions),
    now: preview ? new Date(now) : currentTime(),
  }
}
