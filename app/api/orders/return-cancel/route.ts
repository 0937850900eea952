import { currentTime } from '@/lib/platform/clock'
import { orderStatusPath } from '@/lib/platform/markets'
import { returns } from '@/lib/shop/door'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { leadToProof, orderCall } from '@/lib/storefront/visitor/order-access'
import { returnCancellation } from '@/schemas/api/orders'

/** `POST /api/orders/return-cancel/?locale`: takes a return of the visitor's order back. */
export const POST = orderCall(async ({ request, market, fields, visitor, order }) => {
  const asked = returnCancellation.safeParse(fields)
  if (!asked.success) return leadToProof(request, { visitor, market, asked: fields.order })
  const given = { orderId: order.id, number: asked.data.return, now: currentTime() }
  const isCancelled = await returns.cancel(given)
  const state = isCancelled ? 'returnCancelled' : 'returnKept'
  return leadOn(request, orderStatusPath(market, { order: order.number, state }))
})
