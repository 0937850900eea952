import { database } from '@/lib/platform/db'
import { problem } from '@/lib/platform/http'
import { merchantCall, orderAnswer, readCalledOrder } from '@/lib/shop/merchant'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** `GET /api/merchant/orders/{number}/`: one order, for a system of the merchant that knows the token. */
export const GET = merchantCall<{ number: string }>(async ({ params }) => {
  const order = await readCalledOrder(database(), params.number)
  if (!order) return problem({ status: 404, title: 'There is no such order' })
  return orderAnswer(order)
})
