import { config } from '@/lib/platform/config'
import { problem } from '@/lib/platform/http'
import { findMarket } from '@/lib/platform/markets'
import { offlineDocument, serviceWorker } from '@/lib/storefront/navigation'

/** The service worker of a market, for the addresses of that market. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[market]/service-worker.js'>,
): Promise<Response> {
  const { brand } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) return problem({ status: 404, title: 'Not found' })
  return new Response(serviceWorker(offlineDocument(brand, market)), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
