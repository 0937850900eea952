import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { unstable_rethrow } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { pageLifetime } from '@/lib/platform/freshness'
import { findEveryMarket } from '@/lib/platform/markets'
import { UnavailableError } from '@/lib/platform/outage'
import type { ShopConfiguration } from '@/schemas/shop'
import { findShopConfiguration } from './find'
import { shopConfigurationTag } from './tags'

async function cachedConfiguration(marketCode: string): Promise<ShopConfiguration> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(shopConfigurationTag)
  const { brand } = config()
  const market = findEveryMarket(brand, marketCode)
  if (!market) throw new Error(`There is no market ${marketCode}`)
  return findShopConfiguration(database(), brand, market)
}

const asUnavailable = (error: unknown): never => {
  // Next.js' control errors pass through.
  unstable_rethrow(error)
  throw new UnavailableError('The configuration of the shop could not be read', error)
}

/**
 * The configuration of a market's shop, cached until it changes. Fails with the page rather than with the defaults. That of
 * an order is found by its shop locale, also where its market is closed.
 */
export const loadShopConfiguration = (codeOrLocale: string): Promise<ShopConfiguration> => {
  const { code = codeOrLocale } = findEveryMarket(config().brand, codeOrLocale) ?? {}
  return cachedConfiguration(code).catch(asUnavailable)
}
