import type { ProviderMethod } from '@/lib/platform/payment-methods'
import type { Currency } from '@/schemas/markets'

/** Amounts are of the whole payment, in minor units. A payment of which all was paid back stays `paid`. */
export type PaymentState = {
  /** `open` also while a service still waits for the money: the shopper is back, and nothing is decided. */
  status: 'open' | 'paid' | 'failed' | 'cancelled'
  amount: number
  currency: Currency
  refunded: number
}

export type PaymentRequest = {
  /** The shop's own name for the payment. The same one again is the same payment. */
  paymentId: string
  orderNumber: string
  method: ProviderMethod
  /** In minor units. */
  amount: number
  currency: Currency
  /** BCP 47 */
  locale: string
  email: string
  /** The description of the order, in the shopper's language. */
  description: string
  /** Where the shopper comes back to; what was decided there is known from `find` alone. */
  returnUrl: string
  /** Where a shopper goes who gives up. The payment is still open then, until it is cancelled or expires. */
  cancelUrl: string
  /** Within the bounds of `paymentLifetime`, and the same in a repeated request. */
  expiresAt: Date
}

/** How long after its creation a payment may expire, in milliseconds: what the payment services have in common. */
export const paymentLifetime = { least: 30 * 60 * 1_000, most: 24 * 60 * 60 * 1_000 }

/**
 * A message of the service that something has changed. Messages are repeated and come in any order, so they say no more:
 * the caller asks `find`.
 */
export type PaymentEvent = {
  id: string
  /** Unset for an event about something else than a payment of this shop. */
  reference: string | undefined
  /** The shop's own name for the payment. */
  paymentId: string | undefined
}

/** A refund that the shop has not asked for. Its amount is in minor units. */
export type OtherRefund = { id: string; amount: number }

/**
 * A payment service. Methods reject with a `PaymentError`; after one whose reason is `unavailable`, the same call again
 * does what the first one may have done already, and no more.
 */
export interface PaymentProvider {
  name: 'sandbox' | 'stripe'
  create(request: PaymentRequest): Promise<{ reference: string; redirectUrl: string }>
  find(reference: string): Promise<PaymentState>
  /**
   * Ends a payment unless it was paid; afterwards it can never be paid. A service may be unable to end one whose money it
   * waits for: that one is still `open`.
   */
  cancel(reference: string): Promise<PaymentState>
  /** Pays back a part of it, or all. The same key again pays nothing back. */
  refund(reference: string, refund: { key: string; amount: number }): Promise<PaymentState>
  /** What was paid back of a payment otherwise than by `refund`, such as on the pages of the service. */
  findOtherRefunds(reference: string): Promise<OtherRefund[]>
  /** A verified event; undefined when its signature is wrong or older than five minutes. */
  readEvent(headers: Headers, body: string): Promise<PaymentEvent | undefined>
}

/** How old the signature of an event may be, in seconds. */
export const eventTolerance = 300
