import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { catalogueTag, lifetimeOf } from '@/lib/platform/freshness'
import { findMarket } from '@/lib/platform/markets'
import { shopConfigurationTag } from '@/lib/platform/shop-configuration'
import { findProduct } from './find-product'
import { fromCatalogue } from './from-catalogue'
import type { ProductView } from './product-view'
import { productTag } from './tags'

async function cachedProduct(marketCode: string, number: string): Promise<ProductView | undefined> {
  'use cache'
  cacheTag(catalogueTag, productTag(number), shopConfigurationTag)
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  const now = currentMs()
  const product = market && (await findProduct(database(), { brand, market }, number, now))
  cacheLife(lifetimeOf({ now, stale: false, until: product?.pricesUntil }))
  return product
}

/** A product as a market's page shows it; undefined when the market does not sell it. */
export const loadProduct = (marketCode: string, number: string): Promise<ProductView | undefined> =>
  fromCatalogue(cachedProduct(marketCode, number))
