import { config } from '@/lib/platform/config'
import { type Market, ownMarketOf } from '@/lib/platform/markets'
import { loadShopConfiguration } from './cached'
import { inZone } from './in-zone'

/** A market in the configured time zone of its shop. */
export const zonedMarket = async (market: Market): Promise<Market> =>
  inZone(market, await loadShopConfiguration(market.shopLocale))

type Placed = Parameters<typeof ownMarketOf>[1]

/** The market of an order that a page of `market` tells: its language and currency, and the time zone of its shop. */
export const marketToTell = (order: Placed, market: Market): Promise<Market> =>
  zonedMarket(ownMarketOf(config().brand, order, market))

export type ToldOrder<Order> = { order: Order; own: Market }

/** Orders of several markets on a page of one, each with the market in which it is told. */
export const toldOrders = <Order extends Placed>(
  orders: readonly Order[],
  market: Market,
): Promise<ToldOrder<Order>[]> =>
  Promise.all(orders.map(async (order) => ({ order, own: await marketToTell(order, market) })))
