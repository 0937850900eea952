import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/platform/config'
import { catalogueTag, pageLifetime } from '@/lib/platform/freshness'
import { findMarket } from '@/lib/platform/markets'
import { fromCatalogue, productTag } from '@/lib/shop/catalogue'
import { products } from '@/lib/shop/door'
import type { ProductCard } from '@/schemas/shop'

async function cachedCards(marketCode: string, numbers: readonly string[]): Promise<ProductCard[]> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, ...numbers.map(productTag))
  const market = findMarket(config().brand, marketCode)
  return market ? products.cards(market, numbers) : []
}

/** The cards of chosen products, in their order; those that the market does not sell are left out. */
export const loadCards = (marketCode: string, numbers: readonly string[]): Promise<ProductCard[]> =>
  fromCatalogue(cachedCards(marketCode, numbers))
