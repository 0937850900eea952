import { type Market, orderPath } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'

/** Where a shopper sees an order, its downloads and what can be done with it. */
export const orderAddress = (baseUrl: string, market: Market, { number }: Pick<Order, 'number'>): string =>
  baseUrl + orderPath(market, number)
