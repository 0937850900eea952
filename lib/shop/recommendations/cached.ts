import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { catalogueTag, pageLifetime } from '@/lib/platform/freshness'
import { findMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { fromCatalogue, productTag } from '@/lib/shop/catalogue'
import type { Recommendations } from '@/schemas/api/recommendations'
import type { RecommendationSlot } from '@/schemas/shop'
import { recommendationsTag } from './fallback'
import { findRecommendations } from './find-recommendations'

type Product = { id: number; number: string }

async function cachedRecommendations(
  marketCode: string,
  slot: RecommendationSlot,
  product: Product,
): Promise<Recommendations> {
  'use cache'
  cacheLife(pageLifetime)
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  const { recommendations } = await loadShopConfiguration(marketCode)
  const settings = recommendations.slots[slot]
  const items = market
    ? await findRecommendations(database(), {
        market,
        slot,
        productIds: [product.id],
        settings,
        day: currentTime().toISOString().slice(0, 10),
      })
    : []
  cacheTag(catalogueTag, recommendationsTag, ...[product, ...items].map(({ number }) => productTag(number)))
  return { recommendationId: settings.recommendationId, uid: settings.uid, items }
}

/** The recommendations of a slot for a product, cached until one of the products changes or the entry expires. */
export const loadRecommendations = (
  marketCode: string,
  slot: RecommendationSlot,
  product: Product,
): Promise<Recommendations> => fromCatalogue(cachedRecommendations(marketCode, slot, product))
