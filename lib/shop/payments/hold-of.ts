import { isGiftCard, methods } from '@/lib/platform/payment-methods'
import type { PaymentMethod } from '@/schemas/shop'

/** Why pieces may not be held for an order that is paid so, while it is not paid; undefined where it is paid at once. */
export const holdOf = (method: PaymentMethod | undefined): 'heldUnpaid' | 'heldLater' | undefined =>
  method === undefined || isGiftCard(method)
    ? undefined
    : (['heldUnpaid', 'heldLater'] as const).find((hold) => methods[method].notFor.includes(hold))
