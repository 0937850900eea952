import { config } from '@/lib/config'
import { loadIndex } from '@/lib/content'
import { problem } from '@/lib/http'
import { findMarket } from '@/lib/markets'
import { sitemapXml } from '@/lib/seo'

/** The sitemap of a market. */
export async function GET(_: Request, { params }: RouteContext<'/[market]/sitemap.xml'>): Promise<Response> {
  const { brand, baseUrl } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) return problem({ status: 404, title: 'Not found' })
  const body = sitemapXml(baseUrl, await loadIndex(market.code))
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
