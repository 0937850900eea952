import { countryOf } from '@/lib/platform/markets'
import type { PricedBasket } from '@/lib/shop/basket'
import type { Order } from '@/lib/shop/orders'
import { type OfferedMethod, offeredMethods } from '@/lib/shop/payments'
import type { BasketCost } from '@/schemas/api/basket'
import type { CheckoutContext } from './assemble'

type Line = { isDigital: boolean; isVoucher: boolean }

const methodsOf = (
  { market, options }: CheckoutContext,
  lines: readonly Line[],
  cost: BasketCost,
): OfferedMethod[] =>
  offeredMethods({
    country: countryOf(market),
    options,
    goods: {
      isSent: lines.some(({ isDigital }) => !isDigital),
      hasDigital: lines.some(({ isDigital }) => isDigital),
      isOnlyVouchers: lines.every(({ isVoucher }) => isVoucher),
    },
    cost,
  })

/** The means of payment, as a basket may be paid with them. */
export const methodsFor = (context: CheckoutContext, { lines, basket }: PricedBasket): OfferedMethod[] =>
  methodsOf(context, lines, basket.cost)

/** The means of payment for an order whose payment is awaited. */
export const methodsOfOrder = (context: CheckoutContext, { lines, cost }: Order): OfferedMethod[] =>
  methodsOf(context, lines, cost)
