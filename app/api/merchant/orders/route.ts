import { config } from '@/lib/platform/config'
import { errorsByField, problem } from '@/lib/platform/http'
import { merchantOrders } from '@/lib/shop/door'
import { merchantCall, positionOf } from '@/lib/shop/merchant'
import type { MerchantOrders } from '@/schemas/api/merchant-order'
import { merchantOrderQuery } from '@/schemas/api/merchant-order-queries'

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
export const GET = merchantCall(async ({ query }) => {
  const asked = merchantOrderQuery.safeParse(query)
  if (!asked.success) return badRequest(errorsByField(asked.error))
  const { since, limit } = asked.data
  const after = since ? positionOf(since) : 0
  if (after === undefined) return badRequest({ since: 'is not a cursor of this shop' })
  await merchantOrders.followChanges({ announce: config().merchant.webhook !== undefined })
  const answer: MerchantOrders = await merchantOrders.changed({ after, limit })
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
}, 20_000)
