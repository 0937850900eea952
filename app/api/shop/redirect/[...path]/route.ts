import { keyOfSegments } from '@/lib/content/pages'
import { redirectAt } from '@/lib/content/redirects'
import { config } from '@/lib/platform/config'
import { orUnavailable, problem } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

type Context = RouteContext<'/api/shop/redirect/[...path]'>

/** `GET /api/shop/redirect/{path}?locale`: the target and the status code of a redirect. */
export const GET = orUnavailable(async (request: Request, { params }: Context): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const key = keyOfSegments((await params).path)
  const redirect = key && (await redirectAt(market, key))
  return redirect ? Response.json(redirect) : problem({ status: 404, title: 'Not found' })
})
