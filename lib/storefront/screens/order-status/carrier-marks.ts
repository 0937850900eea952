import 'server-only'
import { ContentUnavailableError } from '@/lib/content/client'
import { type Layout, loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket, type Market } from '@/lib/platform/markets'

/**
 * The carriers of the layout of an order's market, on a page of any. None where that market is closed or its content cannot
 * be read: an order is shown without their pictures, too.
 */
export async function carrierMarks(own: Market, page: { market: Market; layout: Layout }) {
  if (own.shopLocale === page.market.shopLocale) return page.layout.shippingProviders
  const market = findMarket(config().brand, own.code)
  if (market?.shopLocale !== own.shopLocale) return []
  try {
    return (await loadLayout(market.code)).layout.shippingProviders
  } catch (error) {
    if (error instanceof ContentUnavailableError) return []
    throw error
  }
}
