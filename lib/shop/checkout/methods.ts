import type { PricedBasket } from '@/lib/shop/basket'
import type { Order } from '@/lib/shop/orders'
import type { OfferedMethod } from '@/lib/shop/payments'
import { paymentMethods } from '@/schemas/shop'
import type { CheckoutContext } from './assemble'

/** The means of payment, as an order may be paid with them. */
export function methodsFor(_context: CheckoutContext, _priced: PricedBasket): OfferedMethod[] {
  return paymentMethods.map((code) => ({ code, isOffered: code !== 'G' }))
}

export const methodsOfOrder = (_context: CheckoutContext, _order: Order): OfferedMethod[] =>
  paymentMethods.map((code) => ({ code, isOffered: code !== 'G' }))
