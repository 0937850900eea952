import { keyOfSegments, loadPage } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { problem } from '@/lib/platform/http'
import { findMarket } from '@/lib/platform/markets'
import { shareImage } from '@/lib/storefront/head'
import { pageTitle } from '@/lib/storefront/layout'

const weekSeconds = 604_800

/** The sharing picture of a content page. Its address carries the time of the last publish, so it may be kept. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[market]/share/[...slug]'>,
): Promise<Response> {
  const { market: code, slug } = await params
  const { brand } = config()
  const market = findMarket(brand, code)
  const key = keyOfSegments(
    slug.map((segment, index) => (index === slug.length - 1 ? segment.replace(/\.png$/, '') : segment)),
  )
  const page = market && key && slug.at(-1)?.endsWith('.png') ? await loadPage(market.code, key) : undefined
  if (!market || page?.result.kind !== 'page') return problem({ status: 404, title: 'Not found' })
  const { result } = page
  const kicker = result.trail.at(-2)?.name ?? market.country
  const image = await shareImage(brand, { title: pageTitle(result), kicker })
  return new Response(image.body, {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${weekSeconds}` },
  })
}
