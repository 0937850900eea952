import { edition, type MarkName, markNames } from '@/lib/storefront/drawings'

/** The payment methods with a logo, by their codes; all others are shown as text. */
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

/** The logo of a payment method by its code, or any other by the drawing's name. */
export function markOf(code: string | undefined): MarkName | undefined {
  if (code === undefined) return undefined
  if (Object.hasOwn(paymentMarks, code)) return paymentMarks[code]
  return markNames.find((name) => name === code)
}

/** The address of such a logo. */
export function markSource(code: string | undefined): string | undefined {
  const drawing = markOf(code)
  return drawing && `/pictures/marks/${drawing}.svg?v=${edition}`
}
