import { config } from '@/lib/platform/config'
import { orUnavailable, problem, seeOther } from '@/lib/platform/http'
import { loginPath, marketOfRequest } from '@/lib/platform/markets'
import { exportCustomer } from '@/lib/storefront/visitor/account-export'
import { visitorOf } from '@/lib/storefront/visitor/session'

/** `GET /api/account/export/?locale`: everything that is stored about the customer, as a JSON file. */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const visitor = await visitorOf(request, new Headers())
  const { customer } = visitor
  if (!customer)
    return request.headers.get('accept') === 'application/json'
      ? problem({ status: 401, title: 'Not logged in' })
      : seeOther(loginPath(market, { reason: 'needed' }))
  const data = await exportCustomer(customer, visitor)
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
})
