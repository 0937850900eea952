import 'server-only'
import { database } from '@/lib/platform/db'
import { type PaymentEvent, type PaymentState, paymentProvider } from '@/lib/platform/payments'
import { giveUpOrder } from '@/lib/shop/checkout'
import {
  askAboutPayment,
  beginPayment,
  type CancelReason,
  endOpenPayment,
  type Order,
  type PaymentAttempt,
  type PaymentLinks,
  type RetriedPayment,
  receiveEvent,
  retryPayment,
} from '@/lib/shop/orders'
import type { OrderCause } from '@/schemas/shop'
import { part } from './part'

/** The payments of orders at the payment service that is set. A service that does not answer is a `PaymentError`. */
export type OrderPayments = {
  /**
   * Begins the open payment of an order, and answers with the address where the shopper pays; undefined if there is nothing to
   * pay there. Called again, also after a crash, it is the same payment.
   */
  begin: (order: Order, links: PaymentLinks) => Promise<string | undefined>
  /** Asks the payment service about a payment by its reference there, and takes over what it says. */
  ask: (reference: string, cause: OrderCause) => Promise<PaymentState>
  /**
   * Ends the payment of an order that is open at the payment service, if there is one. False while the service still waits
   * for money that is on its way.
   */
  endOpen: (order: Order, cause: OrderCause) => Promise<boolean>
  /**
   * Gives an order whose payment was declined, or shall be made in another way, a new payment. The one before must have been
   * ended, so that never two of them can be paid.
   */
  retry: (orderId: number, attempt: PaymentAttempt) => Promise<RetriedPayment>
  /**
   * Gives up an order whose payment is awaited: ends its payment, cancels it and fills the basket again. False if it was paid
   * meanwhile, or if money is on its way.
   */
  giveUp: (given: { orderId: number; cause: OrderCause; reason: CancelReason; now: Date }) => Promise<boolean>
  /** Takes an event that the service has signed, and asks what has become of the payment. One handled before is done. */
  receive: (event: PaymentEvent) => Promise<void>
}

const own: OrderPayments = {
  begin: async (order, links) => beginPayment(database(), await paymentProvider(), order, links),
  ask: async (reference, cause) => askAboutPayment(database(), await paymentProvider(), reference, cause),
  endOpen: async (order, cause) => endOpenPayment(database(), await paymentProvider(), order, cause),
  retry: (orderId, attempt) => retryPayment(database(), orderId, attempt),
  giveUp: async (given) => giveUpOrder(database(), await paymentProvider(), given),
  receive: async (event) => receiveEvent(database(), await paymentProvider(), event),
}

export const orderPayments = part('orderPayments', own)
