import { edition, type MarkName, markNames } from '@/lib/storefront/drawings'
import type { PaymentMethod } from '@/schemas/shop'

/** The drawings of the payment methods, by their codes. */
const paymentMarks: Record<PaymentMethod, MarkName> = {
  KD: 'instalments',
  KC: 'pay-later',
  KN: 'pay-now',
  PP: 'wallet',
  RE: 'invoice',
  V: 'bank-transfer',
  TW: 'phone-payment',
  IL: 'bank-app',
  AP: 'mobile-wallet',
  KK: 'card',
  G: 'gift-card',
  NN: 'parcel',
}

/** The logo of a payment method by its code, or any other by the drawing's name. */
export function markOf(code: string | undefined): MarkName | undefined {
  if (code === undefined) return undefined
  if (Object.hasOwn(paymentMarks, code)) return paymentMarks[code as PaymentMethod]
  return markNames.find((name) => name === code)
}

const addressOf = (drawing: MarkName) => `/pictures/marks/${drawing}.svg?v=${edition}`

/** The address of such a logo. */
export function markSource(code: string | undefined): string | undefined {
  const drawing = markOf(code)
  return drawing && addressOf(drawing)
}

/** The address of the drawing of a payment method. */
export const methodSource = (method: PaymentMethod): string => addressOf(paymentMarks[method])

/** Whether a mark of this code is that of a payment method. */
export const isMarkOf = (code: string | undefined, method: PaymentMethod): boolean =>
  code === method || markOf(code) === paymentMarks[method]
