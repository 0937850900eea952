import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { catalogueTag, pageLifetime } from '@/lib/platform/freshness'
import { findMarket } from '@/lib/platform/markets'
import { fromCatalogue, listingTag } from '@/lib/shop/catalogue'
import { type ProductFile, productFiles } from './product-files'

async function cachedProductFiles(marketCode: string): Promise<ProductFile[]> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, listingTag)
  const market = findMarket(config().brand, marketCode)
  return market ? productFiles(database(), market) : []
}

/** The sitemaps of a market's products. Throws `UnavailableError`. */
export const loadProductFiles = (marketCode: string): Promise<ProductFile[]> =>
  fromCatalogue(cachedProductFiles(marketCode))
