import type { PaymentProvider } from '@/lib/platform/payments'

/** What of a payment service pays back. */
export type RefundService = Pick<PaymentProvider, 'name' | 'refund'>
