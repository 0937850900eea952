import type { Market } from '@/lib/platform/markets'
import { type ReturnCosts, returnCosts } from '@/lib/platform/shop-configuration'
import type { Order } from '@/lib/shop/orders'
import type { ReturnReason, ShopConfiguration } from '@/schemas/shop'
import { faults } from './order-return'
import { postageOf, sellerPaysPostage } from './postage'
import { termsOfOrder } from './return-time'

type Shop = Pick<ShopConfiguration, 'returnLabels' | 'returns'>

/** Who pays for what comes back of an order, for a reason or without one. */
export function costsOfOrder(order: Order, shop: Shop, market: Market, reason?: ReturnReason): ReturnCosts {
  const terms = termsOfOrder(order, shop.returns)
  const isFault = reason !== undefined && faults.includes(reason)
  return returnCosts(
    {
      payer: sellerPaysPostage(order, terms, reason) ? 'seller' : 'customer',
      freightCost: isFault ? 0 : terms.freightCost,
    },
    market,
    postageOf(order, shop, reason) !== undefined,
  )
}
