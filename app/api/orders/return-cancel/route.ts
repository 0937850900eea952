import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import { orderStatusPath } from '@/lib/platform/markets'
import { cancelReturn } from '@/lib/shop/returns'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { leadToProof, orderCall } from '@/lib/storefront/visitor/order-access'
import { returnCancellation } from '@/schemas/api/orders'

/** `POST /api/orders/return-cancel/?locale`: takes a return of the visitor's order back. */
export const POST = orderCall(async ({ request, market, fields, visitor, order }) => {
  const asked = returnCancellation.safeParse(fields)
  if (!asked.success) return leadToProof(request, { visitor, market, asked: fields.order })
  const given = { orderId: order.id, number: asked.data.return, now: currentTime() }
  const isCancelled = await cancelReturn(database(), given)
  const state = isCancelled ? 'returnCancelled' : 'returnKept'
  return leadOn(request, orderStatusPath(market, { order: order.number, state }))
})
