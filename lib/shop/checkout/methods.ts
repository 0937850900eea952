import { countryOf } from '@/lib/platform/markets'
import { settlementOf } from '@/lib/platform/payment-methods'
import { takesCash } from '@/lib/shop/addresses'
import type { PricedBasket } from '@/lib/shop/basket'
import { type Held, type OfferedMethod, offeredMethods } from '@/lib/shop/payments'
import type { BasketCost } from '@/schemas/api/basket'
import type { Address } from '@/schemas/shop'
import type { CheckoutContext } from './assemble'

type Line = { isDigital: boolean; isVoucher: boolean }

type Ordered = {
  lines: readonly Line[]
  cost: BasketCost
  /** As far as it is known. */
  deliveryAddress: Address | null | undefined
  /** The goods in it of which unpaid orders hold the most pieces allowed. */
  held?: Held | undefined
  isPlaced?: boolean
}

/** The means of payment for an order whose payment is awaited. */
export function methodsOfOrder(
  { market, options, payments, customerId, invoiceDays }: CheckoutContext,
  { lines, cost, deliveryAddress, held, isPlaced }: Ordered,
): OfferedMethod[] {
  const isSent = lines.some(({ isDigital }) => !isDigital)
  const methods = offeredMethods({
    country: countryOf(market),
    ...{ options, payments, isGuest: customerId === undefined },
    goods: {
      isSent,
      hasDigital: lines.some(({ isDigital }) => isDigital),
      hasVouchers: lines.some(({ isVoucher }) => isVoucher),
      ...held,
    },
    isPickup: isSent && !!deliveryAddress?.pickup,
    isCashlessPickup: isSent && !!deliveryAddress && !takesCash(deliveryAddress),
    ...{ cost, isPlaced },
  })
  return methods.map((method) =>
    method.isOffered && settlementOf(method.code) === 'invoice'
      ? { ...method, dueDays: invoiceDays }
      : method,
  )
}

/** The means of payment, as a basket may be paid with them when it goes to this address. */
export const methodsFor = (
  context: CheckoutContext,
  { lines, basket }: PricedBasket,
  deliveryAddress: Address | undefined,
  held: Held,
): OfferedMethod[] => methodsOfOrder(context, { lines, cost: basket.cost, deliveryAddress, held })
