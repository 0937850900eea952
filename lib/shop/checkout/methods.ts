import { countryOf } from '@/lib/platform/markets'
import { takesCash } from '@/lib/shop/addresses'
import type { PricedBasket } from '@/lib/shop/basket'
import { type OfferedMethod, offeredMethods } from '@/lib/shop/payments'
import type { BasketCost } from '@/schemas/api/basket'
import type { Address } from '@/schemas/shop'
import type { CheckoutContext } from './assemble'

type Line = { isDigital: boolean; isVoucher: boolean }

type Ordered = {
  lines: readonly Line[]
  cost: BasketCost
  /** As far as it is known. */
  deliveryAddress: Address | null | undefined
  /** Whether unpaid orders hold as many pieces of something in it as they may. */
  isHeldUnpaid?: boolean
}

/** The means of payment for an order whose payment is awaited. */
export function methodsOfOrder(
  { market, options }: CheckoutContext,
  { lines, cost, deliveryAddress, isHeldUnpaid = false }: Ordered,
): OfferedMethod[] {
  const isSent = lines.some(({ isDigital }) => !isDigital)
  return offeredMethods({
    country: countryOf(market),
    options,
    goods: {
      isSent,
      hasDigital: lines.some(({ isDigital }) => isDigital),
      hasVouchers: lines.some(({ isVoucher }) => isVoucher),
      isHeldUnpaid,
    },
    isCashlessPickup: isSent && !!deliveryAddress && !takesCash(deliveryAddress),
    cost,
  })
}

/** The means of payment, as a basket may be paid with them when it goes to this address. */
export const methodsFor = (
  context: CheckoutContext,
  { lines, basket }: PricedBasket,
  deliveryAddress: Address | undefined,
  isHeldUnpaid: boolean,
): OfferedMethod[] => methodsOfOrder(context, { lines, cost: basket.cost, deliveryAddress, isHeldUnpaid })
