import { problem } from '@/lib/platform/http'
import { merchantOrders } from '@/lib/shop/door'
import { merchantCall } from '@/lib/shop/merchant'
import { privateFile } from '@/lib/storefront/visitor/order-access'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/**
 * `GET /api/merchant/orders/{number}/receipts/{receipt}/`: the receipt of a postage by its id, as its shopper has sent it,
 * for a system of the merchant that knows the token.
 */
export const GET = merchantCall<{ number: string; receipt: string }>(async ({ params }) => {
  const order = await merchantOrders.find(params.number)
  const found = order && (await merchantOrders.receipt(order, params.receipt))
  if (!found) return problem({ status: 404, title: 'There is no such receipt of this order' })
  return privateFile(found)
})
