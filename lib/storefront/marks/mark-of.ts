import { type MarkName, markNames } from '@/lib/storefront/drawings'

/** The payment methods that have a picture (section 3, payment method codes); all others are written as words. */
const paymentMarks: Record<string, MarkName> = {
  KD: 'instalments',
  KC: 'pay-later',
  KN: 'pay-now',
  PP: 'wallet',
  RE: 'invoice',
  V: 'bank-transfer',
  TW: 'phone-payment',
  IL: 'bank-app',
  AP: 'mobile-wallet',
}

/** The drawing of a mark: of a payment method by its code, of any other by the drawing's own name. */
export function markOf(code: string | undefined): MarkName | undefined {
  if (code === undefined) return undefined
  if (Object.hasOwn(paymentMarks, code)) return paymentMarks[code]
  return markNames.find((name) => name === code)
}
