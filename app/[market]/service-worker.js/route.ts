import { loadLayout } from '@/lib/content/pages'
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
  const [{ layout }, shop] = await Promise.all([loadLayout(market.code), loadShopConfiguration(market.code)])
  const card = layout.hotlineCards.find(({ phone }) => phone)
  const phone = card?.phone ?? shop.seller.phone
  const hotline = phone ? { phone, hours: card?.hours } : undefined
  return new Response(serviceWorker(offlineDocument({ look: lookOf(shop), market, hotline })), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
