import { contentOutage } from '@/lib/content/client'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketOfRequest } from '@/lib/platform/markets'
import { menuTeaserViews } from '@/lib/storefront/screens/layout'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** `GET /api/cms/menu/?locale`: the teasers of the category navigation, by the ids of their entries. */
export async function GET(request: Request): Promise<Response> {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  try {
    const { layout } = await loadLayout(market.code)
    return Response.json(menuTeaserViews(layout, market))
  } catch (error) {
    return contentOutage(error)
  }
}
