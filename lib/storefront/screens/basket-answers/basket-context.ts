import 'server-only'
import { loadLayout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import type { PricingContext } from '@/lib/shop/basket'
import { offeredCodes } from '@/lib/storefront/visitor/coupons'
import { pricingContext } from '@/lib/storefront/visitor/session'

/** What a basket is priced with, and the codes that are offered beside it. */
export async function basketContext(market: Market): Promise<PricingContext> {
  const [context, { layout }] = await Promise.all([pricingContext(market), loadLayout(market.code)])
  return { ...context, offered: await offeredCodes(market, layout) }
}
