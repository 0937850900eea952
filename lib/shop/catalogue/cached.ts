import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/config'
import { pageLifetime } from '@/lib/content/lifetime'
import { database } from '@/lib/db'
import { findMarket } from '@/lib/markets'
import { fromCatalogue } from '../from-catalogue'
import { findProduct } from './find-product'
import type { ProductView } from './product-view'
import { catalogueTag, productTag } from './tags'

async function keptProduct(marketCode: string, number: string): Promise<ProductView | undefined> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, productTag(number))
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  return market && findProduct(database(), { brand, market }, number)
}

/** A product as a market's page shows it; undefined when the market does not sell it. */
export const loadProduct = (marketCode: string, number: string): Promise<ProductView | undefined> =>
  fromCatalogue(keptProduct(marketCode, number))
