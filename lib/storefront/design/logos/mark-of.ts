import { isGiftCard, methods } from '@/lib/platform/payment-methods'
import { edition, type MarkName, markNames } from '@/lib/storefront/design/drawings'
import { type PaymentMethod, paymentMethods } from '@/schemas/shop'

/** The drawing of each payment method. */
const drawingOf = (method: PaymentMethod): MarkName =>
  isGiftCard(method) ? 'gift-card' : methods[method].mark

/** The logo of a payment method by its code, or any other by the drawing's name. */
export function markOf(code: string | undefined): MarkName | undefined {
  const method = paymentMethods.find((each) => each === code)
  return method ? drawingOf(method) : markNames.find((name) => name === code)
}

const addressOf = (drawing: MarkName) => `/pictures/marks/${drawing}.svg?v=${edition}`

/** The address of such a logo. */
export function markSource(code: string | undefined): string | undefined {
  const drawing = markOf(code)
  return drawing && addressOf(drawing)
}

/** The address of the drawing of a payment method. */
export const methodSource = (method: PaymentMethod): string => addressOf(drawingOf(method))

/** Whether a mark of this code is that of a payment method. */
export const isMarkOf = (code: string | undefined, method: PaymentMethod): boolean =>
  code === method || markOf(code) === drawingOf(method)
