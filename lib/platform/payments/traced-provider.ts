import { inSpan } from '@/lib/platform/traces'
import type { PaymentProvider } from './provider'

/** A payment service whose calls are spans, which say what was asked of which service, and of no payment. */
export function tracedProvider(provider: PaymentProvider): PaymentProvider {
  const traced = <T>(call: string, ask: () => Promise<T>): Promise<T> =>
    inSpan({ name: `payment ${call}`, kind: 'client', attributes: { 'shop.service': provider.name } }, ask)
  return {
    name: provider.name,
    create: (request) => traced('create', () => provider.create(request)),
    find: (reference) => traced('find', () => provider.find(reference)),
    cancel: (reference) => traced('cancel', () => provider.cancel(reference)),
    refund: (reference, refund) => traced('refund', () => provider.refund(reference, refund)),
    findOtherRefunds: (reference) => traced('find refunds', () => provider.findOtherRefunds(reference)),
    readEvent: (headers, body) => provider.readEvent(headers, body),
  }
}
