import type { PaymentProvider } from '@/lib/platform/payments'

/** The part of a payment service that refunds. */
export type RefundService = Pick<PaymentProvider, 'name' | 'refund'>
