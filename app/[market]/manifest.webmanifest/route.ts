import { config } from '@/lib/platform/config'
import { problem } from '@/lib/platform/http'
import { lookOf } from '@/lib/platform/look'
import { findMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { webManifest } from '@/lib/storefront/runtime/head'

/** The web manifest of a market. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[market]/manifest.webmanifest'>,
): Promise<Response> {
  const { brand } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) return problem({ status: 404, title: 'Not found' })
  const look = lookOf(await loadShopConfiguration(market.code))
  return Response.json(webManifest(look, market), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
