import { problem } from '@/lib/platform/http'
import { merchantOrders } from '@/lib/shop/door'
import { merchantCall, orderAnswer } from '@/lib/shop/merchant'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** `GET /api/merchant/orders/{number}/`: one order, for a system of the merchant that knows the token. */
export const GET = merchantCall<{ number: string }>(async ({ params }) => {
  const order = await merchantOrders.find(params.number)
  if (!order) return problem({ status: 404, title: 'There is no such order' })
  return orderAnswer(order)
})
