import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { type Client, clientOf } from '@/lib/platform/http'
import { logError } from '@/lib/platform/log'
import {
  type Market,
  orderPath,
  orderStatusPath,
  ownMarketOf,
  pastLocalesOf,
  screenPath,
  withQuery,
} from '@/lib/platform/markets'
import { isProviderMethod } from '@/lib/platform/payment-methods'
import { paymentProvider } from '@/lib/platform/payments'
import { checkouts, orderPayments, orders } from '@/lib/shop/door'
import { canGoOn, type Order, openPaymentOf } from '@/lib/shop/orders'
import { holdOf } from '@/lib/shop/payments'
import { orderFormCall } from '@/lib/storefront/visitor/calls'
import { afterOrder, checkoutContext, leadOn, ownOrder, wantsJson } from '@/lib/storefront/visitor/checkout'
import { pendingAction } from '@/schemas/api/checkout'

type Given = { market: Market; order: Order; client: Client }

/** Ends the attempt before, so that never two payments of an order can be made; undefined if it was paid or hangs. */
async function withoutOpenPayment(order: Order): Promise<Order | undefined> {
  const isEnded = await orderPayments.endOpen(order, 'shopper')
  return isEnded ? orders.find(order.number) : undefined
}

async function retry({ market, order, client }: Given, method: string | undefined): Promise<string> {
  const thanks = orderPath(market, order.number)
  const open = openPaymentOf(order)
  // The same way again: the payment that is open already.
  if (open && canGoOn(open, currentTime()) && (method === undefined || method === open.method))
    return afterOrder(market, order)
  const context = { ...(await checkoutContext(market)), client }
  const { methods, holders } = await checkouts.methodsOfPending(context, order)
  const chosen = methods.find(({ code, isOffered }) => code === (method ?? open?.method) && isOffered)?.code
  const free = chosen && (await withoutOpenPayment(order))
  if (!chosen || free?.status !== 'awaitingPayment') return thanks
  const name = isProviderMethod(chosen) ? (await paymentProvider()).name : 'shop'
  const retried = await orderPayments.retry(order.id, {
    ...{ method: chosen, provider: name, now: currentTime(), prepaymentDays: context.prepaymentDays },
    isTest: config().paymentMode === 'test',
    ...(holdOf(chosen) === 'heldLater' && { holders }),
  })
  return retried.ok ? afterOrder(market, retried.order) : thanks
}

/** The basket says that the order is given up, with a script or without. */
async function cancel(request: Request, { market, order }: Pick<Given, 'market' | 'order'>): Promise<string> {
  const given = { orderId: order.id, cause: 'shopper', reason: 'byShopper', now: currentTime() } as const
  const isGivenUp = await orderPayments.giveUp(given)
  const basket = screenPath(market, wantsJson(request) ? 'basket' : 'plainBasket')
  return isGivenUp ? withQuery(basket, { cancelled: order.number }) : orderPath(market, order.number)
}

/**
 * `POST /api/checkout/pending/?locale`: what becomes of an order whose payment is awaited: another attempt, in the same
 * way or in another, or none. What has been paid meanwhile stays paid.
 */
export const POST = orderFormCall(async ({ request, market, fields, visitor }) => {
  const { brand } = config()
  const asked = pendingAction.safeParse(fields)
  const found = asked.success ? await ownOrder(visitor, asked.data.order) : undefined
  // Each market has means of payment of its own.
  const order = found && pastLocalesOf(brand, market).includes(found.locale) ? found : undefined
  if (!asked.success || (found && !order)) return leadOn(request, screenPath(market, 'basket'))
  // Visitors without the session open the order by its number and mail address, or by the link of a mail.
  if (!order) return leadOn(request, orderStatusPath(market, { order: asked.data.order }))
  const own = ownMarketOf(brand, order, market)
  const given = { market: own, order, client: clientOf(request) }
  try {
    const { action, method } = asked.data
    return leadOn(request, await (action === 'cancel' ? cancel(request, given) : retry(given, method)))
  } catch (error) {
    logError('A payment could not be ended or begun again', error)
    return leadOn(request, orderPath(market, order.number))
  }
})
