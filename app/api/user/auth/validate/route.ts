import { orUnavailable } from '@/lib/platform/http'
import { visitorOf } from '@/lib/storefront/session'

/** `GET /api/user/auth/validate/`: whether the visitor's login is valid. */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const { customer } = await visitorOf(request, headers)
  return Response.json({ valid: customer !== undefined }, { headers })
})
