import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { orUnavailable, problem } from '@/lib/platform/http'
import { merchantOrderOf, readOrder, refusalOf } from '@/lib/shop/merchant'
import type { MerchantOrder } from '@/schemas/api/merchant-order'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

const orderNumber = /^\d{8,20}$/

/** `GET /api/merchant/orders/{number}/`: one order, for a system of the merchant that knows the token. */
export const GET = orUnavailable(
  async (request: Request, { params }: RouteContext<'/api/merchant/orders/[number]'>): Promise<Response> => {
    const refusal = await refusalOf(request, { token: config().merchant.token, db: database })
    if (refusal) return refusal
    const { number } = await params
    const order = orderNumber.test(number) ? await readOrder(database(), number) : undefined
    if (!order) return problem({ status: 404, title: 'There is no such order' })
    const answer: MerchantOrder = merchantOrderOf(order)
    return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
  },
)
