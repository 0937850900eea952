import { orderStatusPath } from '@/lib/platform/markets'
import { orders } from '@/lib/shop/door'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { orderCall } from '@/lib/storefront/visitor/order-access'

/** `POST /api/orders/forget-origin/?locale`: takes back what the shopper of an order has allowed it to keep. */
export const POST = orderCall(async ({ request, market, order: { number } }) => {
  await orders.forgetOrigins([number])
  return leadOn(request, orderStatusPath(market, { order: number, state: 'originForgotten' }))
})
