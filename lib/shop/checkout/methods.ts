import type { PricedBasket } from '@/lib/shop/basket'
import { paymentMethods } from '@/schemas/shop'
import type { CheckoutContext } from './assemble'
import type { CheckoutMethod } from './checkout'

/** The means of payment, as an order may be paid with them. */
export function methodsFor(_context: CheckoutContext, _priced: PricedBasket): CheckoutMethod[] {
  return paymentMethods.map((code) => ({ code, isOffered: code !== 'G' }))
}
