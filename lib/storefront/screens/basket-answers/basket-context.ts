import 'server-only'
import { type Layout, loadLayout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import type { PricingContext } from '@/lib/shop/basket'
import { offeredCodes } from '@/lib/storefront/visitor/coupons'
import { pricingContext } from '@/lib/storefront/visitor/session'

/** What a basket is priced with, and the codes that the layout offers beside it. */
export async function basketContext(
  market: Market,
  layout?: Pick<Layout, 'coupons'>,
): Promise<PricingContext> {
  const context = await pricingContext(market)
  const { coupons } = layout ?? (await loadLayout(market.code)).layout
  return { ...context, offered: await offeredCodes(market, { coupons }) }
}
