import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/config'
import { pageLifetime } from '@/lib/content/lifetime'
import { database } from '@/lib/db'
import { findMarket } from '@/lib/markets'
import { findCards } from '@/lib/shop/catalogue/find-cards'
import { catalogueTag, productTag } from '@/lib/shop/catalogue/tags'
import { fromCatalogue } from '@/lib/shop/from-catalogue'
import type { ProductCard } from '@/schemas/shop'

async function keptCards(marketCode: string, numbers: readonly string[]): Promise<ProductCard[]> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, ...numbers.map(productTag))
  const market = findMarket(config().brand, marketCode)
  return market ? findCards(database(), market, numbers) : []
}

/** The cards of chosen products, in their order; what the market does not sell is left out. */
export const loadCards = (marketCode: string, numbers: readonly string[]): Promise<ProductCard[]> =>
  fromCatalogue(keptCards(marketCode, numbers))
