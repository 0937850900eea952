import { config } from '@/lib/platform/config'
import { marketOfRequest } from '@/lib/platform/markets'
import { userOf } from '@/lib/storefront/screens/account-calls'
import { visitorCall } from '@/lib/storefront/visitor/calls'

/** `GET /api/user/?locale`: who visits. */
export const GET = visitorCall({}, async ({ request, visitor, headers }) => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  return market instanceof Response ? market : Response.json(await userOf(visitor), { headers })
})
