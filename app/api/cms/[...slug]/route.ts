import { contentOutage } from '@/lib/content/client'
import { keyOfSegments } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { problem } from '@/lib/platform/http'
import { isImpossibleSlug, marketOfRequest } from '@/lib/platform/markets'
import { loadAnyPage } from '@/lib/storefront/screens/layout'

type Context = RouteContext<'/api/cms/[...slug]'>

/**
 * `GET /api/cms/{slug}?locale`: the page and its alternates, also of an imported category that has no story. The slug of
 * the home page is `_`.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const key = keyOfSegments((await params).slug)
  if (!key || isImpossibleSlug(key)) return problem({ status: 404, title: 'Not found' })
  try {
    const { result } = await loadAnyPage(market, key)
    if (result.kind !== 'page')
      return problem({ status: 404, title: `Page Not Found: /${market.code}/${key}/` })
    const { path, alternates } = result
    // The group also names stories that are not published yet.
    const { group: _, ...story } = result.story
    return Response.json({ page: { ...story, path }, alternates })
  } catch (error) {
    return contentOutage(error)
  }
}
