import { config } from '@/lib/platform/config'
import { problem } from '@/lib/platform/http'
import { lookOf } from '@/lib/platform/look'
import { findMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { offlineDocument, serviceWorker } from '@/lib/storefront/runtime/navigation'

/** The service worker of a market, for the addresses of that market. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[market]/service-worker.js'>,
): Promise<Response> {
  const { brand } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) return problem({ status: 404, title: 'Not found' })
  const look = lookOf(await loadShopConfiguration(market.code))
  return new Response(serviceWorker(offlineDocument(look, market)), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
