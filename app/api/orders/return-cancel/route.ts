import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changeTimeoutMs, orUnavailable, readFields } from '@/lib/platform/http'
import { marketOfOrderRequest, orderStatusPath } from '@/lib/platform/markets'
import { cancelReturn } from '@/lib/shop/returns'
import { leadOn } from '@/lib/storefront/checkout-session'
import { leadToProof, visibleOrder } from '@/lib/storefront/order-access'
import { visitorOf } from '@/lib/storefront/session'
import { returnCancellation } from '@/schemas/api/orders'

/** `POST /api/orders/return-cancel/?locale`: takes a return of the visitor's order back. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfOrderRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const body = await readFields(request)
  if (!body.ok) return body.answer
  const asked = returnCancellation.safeParse(body.fields)
  const visitor = await visitorOf(request, new Headers())
  const order = asked.success ? await visibleOrder(visitor, market, asked.data.order) : undefined
  if (!order || !asked.success) return leadToProof(request, { visitor, market, asked: body.fields.order })
  const given = { orderId: order.id, number: asked.data.return, now: currentTime() }
  const isCancelled = await cancelReturn(database(), given)
  const state = isCancelled ? 'returnCancelled' : 'returnKept'
  return leadOn(request, orderStatusPath(market, { order: order.number, state }))
}, changeTimeoutMs)
