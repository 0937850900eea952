import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/config'
import { pageLifetime } from '@/lib/content/lifetime'
import { database } from '@/lib/db'
import { findMarket } from '@/lib/markets'
import type { ProductCard } from '@/schemas/shop'
import { catalogueTag, productTag } from '../catalogue/tags'
import { findRecommendations } from './find-recommendations'
import { recommendationSettings, type SlotName } from './settings'

/** What a slot recommends beside a product; renewed when one of the products changes, and with time. */
export async function loadRecommendations(
  marketCode: string,
  slot: SlotName,
  product: { id: number; number: string },
): Promise<ProductCard[]> {
  'use cache'
  cacheLife(pageLifetime)
  const market = findMarket(config().brand, marketCode)
  const cards = market
    ? await findRecommendations(database(), {
        market,
        slot,
        productIds: [product.id],
        settings: recommendationSettings(market.shopLocale),
        day: new Date().toISOString().slice(0, 10),
      })
    : []
  cacheTag(catalogueTag, productTag(product.number), ...cards.map(({ number }) => productTag(number)))
  return cards
}
