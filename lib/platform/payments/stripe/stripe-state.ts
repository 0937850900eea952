import type Stripe from 'stripe'
import { type Currency, currencies } from '@/schemas/markets'
import type { PaymentState } from '../provider'

type Session = Stripe.Checkout.Session

/** The fields that are read with a session to know its state. */
export const stateFields = ['payment_intent.latest_charge']

/** An object that was read with another one, not its id alone. */
const read = <T extends object>(value: string | T | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined

/**
 * The state of a session that is complete and not paid: some methods confirm the money later. A payment that failed then
 * would need another method, which a complete session no longer asks for.
 */
const lateStatus = (intent: Stripe.PaymentIntent | undefined): PaymentState['status'] => {
  if (intent?.status === 'canceled') return 'cancelled'
  return intent?.status === 'requires_payment_method' ? 'failed' : 'open'
}

function statusOf({ status, payment_status }: Session, intent: Stripe.PaymentIntent | undefined) {
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'cancelled'
  // A card that was declined leaves the session open: the shopper may try another one.
  return status === 'complete' ? lateStatus(intent) : 'open'
}

/** The state of a session that was read with `stateFields`. */
export function stripeState(session: Session): PaymentState {
  const intent = read(session.payment_intent)
  const currency = currencies.find((known): known is Currency => known.toLowerCase() === session.currency)
  if (session.amount_total === null || !currency)
    throw new Error('The Stripe session has no amount of the shop')
  return {
    status: statusOf(session, intent),
    amount: session.amount_total,
    currency,
    refunded: read(intent?.latest_charge)?.amount_refunded ?? 0,
  }
}
