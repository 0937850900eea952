import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { pageLifetime } from '@/lib/platform/freshness'
import { findMarket } from '@/lib/platform/markets'
import type { ShopConfiguration } from '@/schemas/shop'
import { findShopConfiguration } from './find'
import { shopConfigurationTag } from './tags'

/** The configuration of a market's shop, cached until it changes. */
export async function loadShopConfiguration(marketCode: string): Promise<ShopConfiguration> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(shopConfigurationTag)
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  if (!market) throw new Error(`There is no market ${marketCode}`)
  return findShopConfiguration(database(), brand, market)
}
