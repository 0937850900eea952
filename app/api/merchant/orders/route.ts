import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { errorsByField, orUnavailable, problem } from '@/lib/platform/http'
import { changedOrders, followChanges, positionOf, refusalOf } from '@/lib/shop/merchant'
import { type MerchantOrders, merchantOrderQuery } from '@/schemas/api/merchant-order'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

const badRequest = (errors: Record<string, string>) => problem({ status: 400, title: 'Bad request', errors })

/**
 * `GET /api/merchant/orders/?since&limit`: the orders that have changed since a cursor, for a system of the merchant that
 * knows the token.
 */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const { token, webhook } = config().merchant
  const refusal = await refusalOf(request, { token, db: database })
  if (refusal) return refusal
  const query = merchantOrderQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return badRequest(errorsByField(query.error))
  const { since, limit } = query.data
  const after = since ? positionOf(since) : 0
  if (after === undefined) return badRequest({ since: 'is not a cursor of this shop' })
  await followChanges(database(), { announce: webhook !== undefined })
  const answer: MerchantOrders = await changedOrders(database(), { after, limit })
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
}, 20_000)
