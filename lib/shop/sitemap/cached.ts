import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { catalogueTag, pageLifetime } from '@/lib/platform/freshness'
import { findMarket } from '@/lib/platform/markets'
import { listingTag } from '@/lib/shop/catalogue'
import { type ProductFile, productFiles } from './product-files'

/** The sitemaps of a market's products. */
export async function loadProductFiles(marketCode: string): Promise<ProductFile[]> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, listingTag)
  const market = findMarket(config().brand, marketCode)
  return market ? productFiles(database(), market) : []
}
