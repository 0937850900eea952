import { PaymentError, type PaymentProvider } from '@/lib/platform/payments'

/** What of a payment service pays back. */
export type RefundService = Pick<PaymentProvider, 'name' | 'refund'>

/** For these reasons a payment service will never do it; for any other one it may have done it already. */
const final = new Set<PaymentError['reason']>(['refused', 'unknownPayment', 'conflict'])

/** Whether a payment service has refused a refund, and did not just fail to answer. */
export const isRefusal = (error: unknown): boolean => error instanceof PaymentError && final.has(error.reason)
