import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { orUnavailable, problem } from '@/lib/platform/http'
import { orderAnswer, readCalledOrder, refusalOf } from '@/lib/shop/merchant'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** `GET /api/merchant/orders/{number}/`: one order, for a system of the merchant that knows the token. */
export const GET = orUnavailable(
  async (request: Request, { params }: RouteContext<'/api/merchant/orders/[number]'>): Promise<Response> => {
    const refusal = await refusalOf(request, { token: config().merchant.token, db: database })
    if (refusal) return refusal
    const { number } = await params
    const order = await readCalledOrder(database(), number)
    if (!order) return problem({ status: 404, title: 'There is no such order' })
    return orderAnswer(order)
  },
)
