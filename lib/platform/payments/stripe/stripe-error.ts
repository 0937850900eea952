import type Stripe from 'stripe'
import { PaymentError, type PaymentErrorReason } from '../payment-error'

type StripeError = Stripe.errors.StripeError

const reasons: Record<string, PaymentErrorReason> = {
  StripeConnectionError: 'unavailable',
  StripeAPIError: 'unavailable',
  StripeRateLimitError: 'unavailable',
  StripeAuthenticationError: 'notAuthorised',
  StripePermissionError: 'notAuthorised',
  StripeIdempotencyError: 'conflict',
}

function reasonOf({ type, code, statusCode }: StripeError): PaymentErrorReason {
  // 409: another request with the same idempotency key is still under way.
  if (statusCode === 409) return 'unavailable'
  return reasons[type] ?? (code === 'resource_missing' ? 'unknownPayment' : 'refused')
}

/** Stripe's own message may quote the key or what was sent, so it is left out. */
const described = ({ type, statusCode, code, decline_code, param, requestId }: StripeError): string =>
  Object.entries({ status: statusCode, code, decline: decline_code, param, request: requestId })
    .filter(([, value]) => value !== undefined)
    .reduce((text, [name, value]) => `${text}, ${name} ${value}`, `Stripe answered with ${type}`)

/** What failed at Stripe as an error of payments. Other errors stay as they are. */
export function paymentErrorOf(stripe: typeof Stripe, error: unknown): unknown {
  return error instanceof stripe.errors.StripeError
    ? new PaymentError(reasonOf(error), described(error))
    : error
}
