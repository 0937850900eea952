import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { catalogueTag, pageLifetime } from '@/lib/platform/freshness'
import { findMarket } from '@/lib/platform/markets'
import { shopConfigurationTag } from '@/lib/platform/shop-configuration'
import { findProduct } from './find-product'
import { fromCatalogue } from './from-catalogue'
import type { ProductView } from './product-view'
import { productTag } from './tags'

async function cachedProduct(marketCode: string, number: string): Promise<ProductView | undefined> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, productTag(number), shopConfigurationTag)
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  return market && findProduct(database(), { brand, market }, number)
}

/** A product as a market's page shows it; undefined when the market does not sell it. */
export const loadProduct = (marketCode: string, number: string): Promise<ProductView | undefined> =>
  fromCatalogue(cachedProduct(marketCode, number))
