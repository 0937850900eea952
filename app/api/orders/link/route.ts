import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changeTimeoutMs, orUnavailable, readFields } from '@/lib/platform/http'
import { marketOfOrderRequest, orderStatusPath } from '@/lib/platform/markets'
import { sendOrderLink } from '@/lib/shop/order-access'
import { leadOn } from '@/lib/storefront/checkout-session'
import { followedOrder } from '@/lib/storefront/order-access'
import { visitorOf } from '@/lib/storefront/session'
import { orderLinkRequest } from '@/schemas/api/orders'

/** `POST /api/orders/link/?locale`: has a link that opens all of an order sent to its mail address. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfOrderRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const body = await readFields(request)
  if (!body.ok) return body.answer
  const asked = orderLinkRequest.safeParse(body.fields)
  const visitor = await visitorOf(request, new Headers())
  const order = asked.success ? await followedOrder(visitor, market, asked.data.order) : undefined
  if (!order) return leadOn(request, orderStatusPath(market, asked.data))
  await sendOrderLink(database(), order, currentTime())
  return leadOn(request, orderStatusPath(market, { order: order.number, state: 'linkSent' }))
}, changeTimeoutMs)
