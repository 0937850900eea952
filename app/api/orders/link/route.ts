import { currentTime } from '@/lib/platform/clock'
import { orderStatusPath } from '@/lib/platform/markets'
import { orders } from '@/lib/shop/door'
import { orderFormCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { followedOrder } from '@/lib/storefront/visitor/order-access'
import { orderLinkRequest } from '@/schemas/api/orders'

/** `POST /api/orders/link/?locale`: has a link that opens all of an order sent to its mail address. */
export const POST = orderFormCall(async ({ request, market, fields, visitor }) => {
  const asked = orderLinkRequest.safeParse(fields)
  const order = asked.success ? await followedOrder(visitor, market, asked.data.order) : undefined
  if (!order) return leadOn(request, orderStatusPath(market, asked.data))
  await orders.sendLink(order, currentTime())
  return leadOn(request, orderStatusPath(market, { order: order.number, state: 'linkSent' }))
})
