import 'server-only'
import { headers } from 'next/headers'
import { currentMs, currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf } from '@/lib/platform/http'
import { logError } from '@/lib/platform/log'
import { type Market, pastLocalesOf } from '@/lib/platform/markets'
import { withTimeout } from '@/lib/platform/outage'
import { paymentProvider } from '@/lib/platform/payments'
import { isSelling, loadShopConfiguration } from '@/lib/platform/shop-configuration'
import type { Checkout, CheckoutContext } from '@/lib/shop/checkout'
import { checkouts, orderPayments, orders } from '@/lib/shop/door'
import { type Order, type OrderHead, openPaymentOf } from '@/lib/shop/orders'
import {
  type OpenedOrder,
  type PageVisitor,
  pricingContext,
  visitorOfPage,
} from '@/lib/storefront/visitor/session'
import { isOrderNumber } from '@/schemas/order-number'
import { entriesOfCustomer } from './customer-entries'
import { hasTerms } from './has-terms'

/** What a checkout is calculated with. */
export async function checkoutContext(market: Market): Promise<CheckoutContext> {
  const [pricing, shop] = await Promise.all([
    pricingContext(market),
    loadShopConfiguration(market.shopLocale),
  ])
  const { options, seller, payments, returns, returnLabels, termsPage } = shop
  const { prepaymentDays, invoiceDays } = seller
  return {
    ...{ ...pricing, options, payments, prepaymentDays, invoiceDays, returning: { returns, returnLabels } },
    isSelling: isSelling(shop, config().paymentMode) && (await hasTerms(market, termsPage)),
  }
}

/** The same of a page, with who asks for it. */
export const contextOfPage = async (market: Market, customerId?: number): Promise<CheckoutContext> => ({
  ...(await checkoutContext(market)),
  ...{ customerId, client: clientOf({ headers: await headers() }) },
})

/**
 * The visitor's checkout; undefined when the basket is empty or missing. What the account of a customer knows is entered
 * already.
 */
export async function currentCheckout(market: Market): Promise<Checkout | undefined> {
  const { basket, customer } = await visitorOfPage()
  const context = await contextOfPage(market, customer?.id)
  const checkout = await checkouts.load(context, basket)
  const entries = checkout && customer && (await entriesOfCustomer(market, checkout, customer))
  if (!entries || !(await checkouts.save(basket, entries))) return checkout
  return checkouts.load(context, basket)
}

/** The same, begun with the first page of it: its form names it, so that a browser may lose its session from there on. */
export async function openedCheckout(market: Market): Promise<Checkout | undefined> {
  const checkout = await currentCheckout(market)
  if (checkout?.id !== '') return checkout
  const { basket } = await visitorOfPage()
  return (await checkouts.save(basket, {})) ? currentCheckout(market) : checkout
}

/**
 * Whether an order is the visitor's: one that the session names, or, if the answer to placing it got lost, one that was
 * made of the visitor's basket. One that is not paid yet is also of who has opened it by the link of its mail: a shopper
 * may pay on another device.
 */
export async function isOwnOrder(visitor: PageVisitor, order: OrderHead): Promise<boolean> {
  if (visitor.customer && visitor.customer.id === order.customerId) return true
  if (visitor.orders?.includes(order.number)) return true
  const isOpened = ({ number, by, until }: OpenedOrder) =>
    number === order.number && by === 'link' && until > currentMs()
  if (order.status === 'awaitingPayment' && visitor.opened?.some(isOpened)) return true
  if (visitor.basket === undefined) return false
  return checkouts.isOfBasket(order.checkoutId, visitor.basket)
}

/** The order of the visitor with this number. Another visitor's is not found. */
export async function ownOrder(visitor: PageVisitor, number: string): Promise<Order | undefined> {
  if (!isOrderNumber(number)) return undefined
  return orders.find(number, (order) => isOwnOrder(visitor, order))
}

const askingMs = 8_000

/** Asks the payment service about what is awaited, so that a shopper who comes back need not wait for its message. */
async function renewed(order: Order): Promise<Order> {
  const open = openPaymentOf(order)
  if (order.status !== 'awaitingPayment') return order
  // Its message may have come between the statements that read the order and those that read its payments.
  if (!open?.reference) return (await orders.find(order.number)) ?? order
  const provider = await paymentProvider()
  if (open.provider !== provider.name) return order
  try {
    await withTimeout(orderPayments.ask(open.reference, 'shopper'), askingMs)
  } catch (error) {
    logError('The payment service could not be asked; its message will come', error)
  }
  return (await orders.find(order.number)) ?? order
}

const shownMs = 60 * 60 * 1_000

/**
 * An order that the visitor may see. The screen that thanks for it is shown for an hour: `isExpired` after that, unless
 * its payment is still awaited.
 */
export async function currentOrder(
  market: Market,
  number: string,
): Promise<{ order: Order; isExpired: boolean } | undefined> {
  const found = await ownOrder(await visitorOfPage(), number)
  if (!found || !pastLocalesOf(config().brand, market).includes(found.locale)) return undefined
  const order = await renewed(found)
  const age = currentMs() - order.placedAt.getTime()
  return { order, isExpired: order.status !== 'awaitingPayment' && age > shownMs }
}

/**
 * The visitor's order whose payment is awaited, if there is one: the newest one, or the one with this number, also when it
 * is paid or given up by now.
 */
export async function pendingOrder(market: Market, asked?: string): Promise<Order | undefined> {
  const visitor = await visitorOfPage()
  const { brand } = config()
  const locales = pastLocalesOf(brand, market)
  if (asked !== undefined) {
    const order = await ownOrder(visitor, asked)
    return order && locales.includes(order.locale) ? renewed(order) : undefined
  }
  const { basket, orders: placed, customer } = visitor
  const row = await checkouts.awaited(
    { basket, orders: placed, customerId: customer?.id },
    { brand, now: currentTime(), locales },
  )
  const order = row && (await orders.find(row.number))
  const current = order && (await renewed(order))
  return current?.status === 'awaitingPayment' ? current : undefined
}
