import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changeTimeoutMs, clientOf, orUnavailable, readFields, tooManyRequests } from '@/lib/platform/http'
import { isWithinLimits } from '@/lib/platform/limits'
import { type Market, marketOfRequest, screenPath } from '@/lib/platform/markets'
import { paymentProvider } from '@/lib/platform/payments'
import { wake } from '@/lib/platform/worker'
import { placeOrder, saveCheckout } from '@/lib/shop/checkout'
import { stockJob } from '@/lib/shop/orders'
import { afterOrder, checkoutContext, leadOn, refuse, stepPath } from '@/lib/storefront/checkout-session'
import { visitorOf } from '@/lib/storefront/session'
import { orderPlacement, type PlacementError } from '@/schemas/api/checkout'

/** Orders that the visitors of one network may place: more than a household and an office do. */
const ordersPerHour = { of: 'orders', perHour: 120 }

/** Pieces that they may have taken from the stock, so that nobody empties it with orders that are never paid. */
const piecesPerHour = { of: 'ordered pieces', perHour: 400 }

/** Where a shopper sees what is wrong. */
const whereTo = (market: Market, key: PlacementError): string => {
  if (key === 'changed') return `${stepPath(market, 'review')}&changed=1`
  if (key === 'notAgreed') return stepPath(market, 'review')
  if (key === 'paymentNotOffered') return stepPath(market, 'payment')
  return key === 'incomplete' ? stepPath(market) : screenPath(market, 'basket')
}

/** `POST /api/checkout/order/?locale`: orders what the review showed. The same call again answers the same order. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const body = await readFields(request)
  if (!body.ok) return body.answer
  const wanted = orderPlacement.safeParse(body.fields)
  if (!wanted.success)
    return refuse(request, stepPath(market), {
      status: 422,
      title: 'Not accepted',
      errors: { order: 'incomplete' },
    })
  const headers = new Headers()
  const visitor = await visitorOf(request, headers)
  // Only new orders are counted, and not the requests that ask for the same one again.
  const count = (placed: number, pieces: number) =>
    isWithinLimits(
      database(),
      clientOf(request),
      [
        { limit: ordersPerHour, amount: placed },
        { limit: piecesPerHour, amount: pieces },
      ],
      { now: Date.now() },
    )
  if (!(await count(0, 0))) return refuse(request, `${stepPath(market, 'review')}&tooMany=1`, tooManyRequests)
  const context = { ...(await checkoutContext(market)), customerId: visitor.customer?.id }
  const provider = (await paymentProvider()).name
  const placed = await placeOrder(database(), context, visitor.basket, {
    ...{ checkout: wanted.data.checkout, review: wanted.data.review, provider },
    isTest: config().paymentMode === 'test',
    isImmediate: wanted.data.immediate === 'on',
  })
  if (!placed.ok) {
    const { key } = placed.error
    if (key === 'changed' || key === 'notAgreed') {
      // The form says what it has shown, from which the review says what is different now.
      const errors = { [key === 'changed' ? 'order' : 'immediate']: key }
      await saveCheckout(database(), visitor.basket, {
        draft: { step: 'review', values: body.fields, errors },
      })
    }
    const status = key === 'changed' ? 409 : 422
    return refuse(request, whereTo(market, key), { status, title: 'Not ordered', errors: { order: key } })
  }
  const { order, taken } = placed
  if (taken !== undefined) {
    await count(1, taken)
    void wake(stockJob)
  }
  visitor.orders = [...new Set([order.number, ...(visitor.orders ?? [])])].slice(0, 5)
  await visitor.save()
  return leadOn(request, await afterOrder(market, order), headers)
}, changeTimeoutMs)
