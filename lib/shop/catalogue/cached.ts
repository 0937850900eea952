import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/config'
import { database } from '@/lib/db'
import { findMarket } from '@/lib/markets'
import { findProduct } from './find-product'
import type { ProductView } from './product-view'
import { catalogueTag, productTag } from './tags'

/** How long a product may stay without being renewed, in seconds. An import renews it at once, by its tags. */
export const productLifetime = { stale: 30, revalidate: 3_600, expire: 31_536_000 } as const

/** A product as a market's page shows it; undefined when the market does not sell it. */
export async function loadProduct(marketCode: string, number: string): Promise<ProductView | undefined> {
  'use cache'
  cacheLife(productLifetime)
  cacheTag(catalogueTag, productTag(number))
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  return market && findProduct(database(), { brand, market }, number)
}
