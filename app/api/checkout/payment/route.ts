import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changeTimeoutMs, clientOf, orUnavailable, readFields } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { loadCheckout, saveCheckout } from '@/lib/shop/checkout'
import {
  checkoutContext,
  leadOn,
  lostBy,
  lostPath,
  refuse,
  stepPath,
} from '@/lib/storefront/checkout-session'
import { visitorOf } from '@/lib/storefront/session'
import { paymentChoice } from '@/schemas/api/checkout'

/** `POST /api/checkout/payment/?locale`: chooses the means of payment. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const body = await readFields(request)
  if (!body.ok) return body.answer
  const visitor = await visitorOf(request, new Headers())
  const { basket, customer } = visitor
  const choice = paymentChoice.safeParse(body.fields)
  const asking = { customerId: customer?.id, client: clientOf(request) }
  const context = { ...(await checkoutContext(market)), ...asking }
  const checkout = await loadCheckout(database(), context, basket)
  if (!checkout)
    return refuse(request, lostPath(market, lostBy(visitor)), { status: 409, title: 'No checkout' })
  const { method } = choice.success ? choice.data : {}
  const isOffered = checkout.methods.some(({ code, isOffered }) => code === method && isOffered)
  if (!method || !isOffered) {
    const errors = { method: body.fields.method ? 'notOffered' : 'required' }
    await saveCheckout(database(), basket, { draft: { step: 'payment', values: body.fields, errors } })
    return refuse(request, stepPath(market, 'payment'), { status: 422, title: 'Not accepted', errors })
  }
  await saveCheckout(database(), basket, { paymentMethod: method })
  return leadOn(request, stepPath(market, 'review'))
}, changeTimeoutMs)
