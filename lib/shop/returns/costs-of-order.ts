import type { Market } from '@/lib/platform/markets'
import { type ReturnCosts, returnCosts } from '@/lib/platform/shop-configuration'
import type { Order } from '@/lib/shop/orders'
import type { ShopConfiguration } from '@/schemas/shop'
import { postageOf, sellerPaysPostage } from './postage'
import { termsOfOrder } from './return-time'
import { type Faults, noFaults } from './ways-back'

type Shop = Pick<ShopConfiguration, 'returnLabels' | 'returns'>

/** Who pays for what comes back of an order, with a fault in it or without one. */
export function costsOfOrder(
  order: Order,
  shop: Shop,
  market: Market,
  faults: Faults = noFaults,
): ReturnCosts {
  const terms = termsOfOrder(order, shop.returns)
  return returnCosts(
    {
      payer: sellerPaysPostage(order, terms, faults) ? 'seller' : 'customer',
      freightCost: faults.freight ? 0 : terms.freightCost,
    },
    market,
    postageOf(order, shop, faults) !== undefined,
  )
}
