import { config } from '@/lib/platform/config'
import { orUnavailable } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { userOf } from '@/lib/storefront/account-calls'
import { visitorOf } from '@/lib/storefront/session'

/** `GET /api/user/?locale`: who visits. */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  return Response.json(await userOf(await visitorOf(request, headers)), { headers })
})
