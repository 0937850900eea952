import { edition, type MarkName, markNames } from '@/lib/storefront/drawings'
import type { PaymentMethod } from '@/schemas/shop'

/** The payment methods with a logo, by their codes; all others are shown as text. */
const paymentMarks = {
  KD: 'instalments',
  KC: 'pay-later',
  KN: 'pay-now',
  PP: 'wallet',
  RE: 'invoice',
  V: 'bank-transfer',
  TW: 'phone-payment',
  IL: 'bank-app',
  AP: 'mobile-wallet',
} as const satisfies Partial<Record<PaymentMethod, MarkName>>

/** The drawing beside the name of each payment method, where one chooses how to pay. */
const methodMarks: Record<PaymentMethod, MarkName> = {
  ...paymentMarks,
  KK: 'card',
  G: 'gift-card',
  NN: 'parcel',
}

/** The logo of a payment method by its code, or any other by the drawing's name. */
export function markOf(code: string | undefined): MarkName | undefined {
  if (code === undefined) return undefined
  if (Object.hasOwn(paymentMarks, code)) return paymentMarks[code as keyof typeof paymentMarks]
  return markNames.find((name) => name === code)
}

const addressOf = (drawing: MarkName) => `/pictures/marks/${drawing}.svg?v=${edition}`

/** The address of such a logo. */
export function markSource(code: string | undefined): string | undefined {
  const drawing = markOf(code)
  return drawing && addressOf(drawing)
}

/** The address of the drawing of a payment method. */
export const methodSource = (method: PaymentMethod): string => addressOf(methodMarks[method])

/** Whether a mark of this code is that of a payment method. */
export const isMarkOf = (code: string | undefined, method: PaymentMethod): boolean =>
  code === method || markOf(code) === methodMarks[method]
