import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changeTimeoutMs, orUnavailable, readFields } from '@/lib/platform/http'
import { logError } from '@/lib/platform/log'
import { marketOfOrderRequest, orderStatusPath, ownMarketOf } from '@/lib/platform/markets'
import { paymentProvider } from '@/lib/platform/payments'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { wake } from '@/lib/platform/worker'
import { type CancelOutcome, cancelByShopper } from '@/lib/shop/after-order'
import { type Order, stockJob } from '@/lib/shop/orders'
import { leadOn } from '@/lib/storefront/checkout-session'
import { leadToProof, visibleOrder } from '@/lib/storefront/order-access'
import { visitorOf } from '@/lib/storefront/session'
import { orderCancellation } from '@/schemas/api/orders'

async function cancel({ id: orderId }: Order): Promise<CancelOutcome> {
  try {
    const given = { orderId, provider: await paymentProvider(), now: currentTime() }
    return await cancelByShopper(database(), given)
  } catch (error) {
    logError('An order could not be cancelled for its shopper', error)
    return 'busy'
  }
}

/** `POST /api/orders/cancel/?locale`: cancels an order of the visitor of which nothing was sent. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfOrderRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const body = await readFields(request)
  if (!body.ok) return body.answer
  const asked = orderCancellation.safeParse(body.fields)
  const visitor = await visitorOf(request, new Headers())
  const order = asked.success ? await visibleOrder(visitor, market, asked.data.order) : undefined
  if (!order) return leadToProof(request, { visitor, market, asked: body.fields.order })
  // An order keeps the options of its own market, also where an open one shows it.
  const own = ownMarketOf(config().brand, order, market)
  const { options } = await loadShopConfiguration(own.shopLocale)
  if (!options.cancelOrder) return leadOn(request, orderStatusPath(market, { order: order.number }))
  const state = await cancel(order)
  if (state === 'cancelled') void wake(stockJob)
  return leadOn(request, orderStatusPath(market, { order: order.number, state }))
}, changeTimeoutMs)
