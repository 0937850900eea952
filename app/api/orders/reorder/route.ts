import { orderStatusPath, screenPath } from '@/lib/platform/markets'
import { leadOn, reorder } from '@/lib/storefront/visitor/checkout'
import { orderCall } from '@/lib/storefront/visitor/order-access'

/** `POST /api/orders/reorder/?locale`: puts what an order of the visitor had into the basket, as far as there is any. */
export const POST = orderCall(async ({ request, market, visitor, order, headers }) => {
  const added = await reorder({ request, market, visitor, order })
  if (added === 'all') return leadOn(request, screenPath(market, 'basket'), headers)
  const state = added === 'some' ? 'reorderPartly' : 'reorderNone'
  return leadOn(request, orderStatusPath(market, { order: order.number, state }), headers)
})
