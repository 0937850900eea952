import { database } from '@/lib/platform/db'
import { orderStatusPath } from '@/lib/platform/markets'
import { forgetOriginsOf } from '@/lib/shop/orders'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { orderCall } from '@/lib/storefront/visitor/order-access'

/** `POST /api/orders/forget-origin/?locale`: takes back what the shopper of an order has allowed it to keep. */
export const POST = orderCall(async ({ request, market, order: { number } }) => {
  await forgetOriginsOf(database(), [number])
  return leadOn(request, orderStatusPath(market, { order: number, state: 'originForgotten' }))
})
