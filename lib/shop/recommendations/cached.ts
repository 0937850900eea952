import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/config'
import { pageLifetime } from '@/lib/content/lifetime'
import { database } from '@/lib/db'
import { findMarket } from '@/lib/markets'
import type { ProductCard } from '@/schemas/shop'
import { catalogueTag, productTag } from '../catalogue/tags'
import { fromCatalogue } from '../from-catalogue'
import { findRecommendations } from './find-recommendations'
import { recommendationSettings, type SlotName } from './settings'

type Product = { id: number; number: string }

async function keptRecommendations(
  marketCode: string,
  slot: SlotName,
  product: Product,
): Promise<ProductCard[]> {
  'use cache'
  cacheLife(pageLifetime)
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  const cards = market
    ? await findRecommendations(database(), {
        market,
        slot,
        productIds: [product.id],
        settings: recommendationSettings(brand, market),
        day: new Date().toISOString().slice(0, 10),
      })
    : []
  cacheTag(catalogueTag, productTag(product.number), ...cards.map(({ number }) => productTag(number)))
  return cards
}

/** What a slot recommends beside a product; renewed when one of the products changes, and with time. */
export const loadRecommendations = (
  marketCode: string,
  slot: SlotName,
  product: Product,
): Promise<ProductCard[]> => fromCatalogue(keptRecommendations(marketCode, slot, product))
