import type { Market } from '@/lib/platform/markets'
import { loadShopConfiguration } from './cached'
import { inZone } from './in-zone'

/** A market in the configured time zone of its shop. */
export const zonedMarket = async (market: Market): Promise<Market> =>
  inZone(market, await loadShopConfiguration(market.shopLocale))
