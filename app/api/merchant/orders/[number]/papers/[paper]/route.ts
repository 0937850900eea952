import { problem } from '@/lib/platform/http'
import { merchantOrders } from '@/lib/shop/door'
import { merchantCall } from '@/lib/shop/merchant'
import { privatePaper } from '@/lib/storefront/visitor/order-access'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/**
 * `GET /api/merchant/orders/{number}/papers/{paper}/`: an invoice or a credit note of an order by its number, as PDF as it
 * was issued, for a system of the merchant that knows the token.
 */
export const GET = merchantCall<{ number: string; paper: string }>(async ({ params }) => {
  const order = await merchantOrders.find(params.number)
  const found = order && (await merchantOrders.paper(order, params.paper))
  if (!found) return problem({ status: 404, title: 'There is no such paper of this order' })
  return privatePaper(found)
})
