import { loadIndex } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { problem } from '@/lib/platform/http'
import { findMarket, marketsOf, screenPath } from '@/lib/platform/markets'
import { loadCategoryPaths } from '@/lib/shop/catalogue'
import { categoryEntries, sitemapPieces } from '@/lib/storefront/runtime/head'

/** The sitemap of a market's indexable pages: those of the content and of imported categories, and the contact screen. */
export async function GET(_: Request, { params }: RouteContext<'/[market]/sitemap.xml'>): Promise<Response> {
  const { brand, baseUrl } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) return problem({ status: 404, title: 'Not found' })
  const [index, places] = await Promise.all([loadIndex(market.code), loadCategoryPaths()])
  const pages = index.filter(({ findable }) => findable)
  const entries = pages.map(({ path, publishedAt, alternates }) => ({
    path,
    changed: publishedAt,
    alternates: alternates.filter(({ isHidden }) => !isHidden),
  }))
  const taken = new Set(index.map(({ path }) => path))
  const categories = categoryEntries(market, marketsOf(brand), { places, taken })
  const contact = {
    path: screenPath(market, 'contact'),
    changed: undefined,
    alternates: marketsOf(brand).map((other) => ({ iso: other.iso, path: screenPath(other, 'contact') })),
  }
  const pieces = await Array.fromAsync(sitemapPieces(baseUrl, [[...entries, ...categories, contact]]))
  return new Response(pieces.join(''), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
