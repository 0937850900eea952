import { currentTime } from '@/lib/platform/clock'
import { orderStatusPath } from '@/lib/platform/markets'
import { orders } from '@/lib/shop/door'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { leadToProof, mayTakeDigital, orderCall } from '@/lib/storefront/visitor/order-access'
import { giftCardCancellation } from '@/schemas/api/orders'

const states = { kept: 'cardKept', stopped: 'cardStopped', gone: 'cardGone' } as const

/** `POST /api/orders/gift-card-cancel/?locale`: takes a planned mail with a gift card of the visitor's order back. */
export const POST = orderCall(async ({ request, market, fields, visitor, order }) => {
  const now = currentTime()
  const asked = giftCardCancellation.safeParse(fields)
  if (!asked.success || !(await mayTakeDigital(visitor, order, now)))
    return leadToProof(request, { visitor, market, asked: fields.order })
  const taken = await orders.keepGiftCard({ orderId: order.id, id: asked.data.mail, now })
  return leadOn(request, orderStatusPath(market, { order: order.number, state: states[taken] }))
})
