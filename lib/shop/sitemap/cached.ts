import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/config'
import { pageLifetime } from '@/lib/content/lifetime'
import { database } from '@/lib/db'
import { findMarket } from '@/lib/markets'
import { catalogueTag, listingTag } from '../catalogue/tags'
import { type ProductFile, productFiles } from './product-files'

/** The sitemaps of a market's products. */
export async function loadProductFiles(marketCode: string): Promise<ProductFile[]> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, listingTag)
  const market = findMarket(config().brand, marketCode)
  return market ? productFiles(database(), market) : []
}
