import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { catalogueTag, lifetimeOf, publishRenewal } from '@/lib/platform/freshness'
import { findMarket } from '@/lib/platform/markets'
import { fromCatalogue } from '@/lib/shop/catalogue'
import type { ProductCard } from '@/schemas/shop'
import { currentPromotions, withOffers } from './current-promotions'
import type { Promotion } from './find-promotions'
import { nextPromotionTime } from './promotion-times'
import { promotionsTag } from './tags'

async function cachedCurrent(marketCode: string): Promise<Promotion[]> {
  'use cache'
  const now = currentMs()
  const market = findMarket(config().brand, marketCode)
  cacheTag(promotionsTag)
  if (!market) return []
  const until = await nextPromotionTime(database(), market, now)
  cacheLife(lifetimeOf({ now, stale: false, until }))
  if (until !== undefined) publishRenewal({ tag: promotionsTag, at: until })
  return currentPromotions(database(), market, new Date(now))
}

/** The promotions that hold in a market now; a page that shows them is renewed when one begins or ends. */
export const loadCurrentPromotions = (marketCode: string): Promise<Promotion[]> =>
  fromCatalogue(cachedCurrent(marketCode))

async function cachedOffers(
  marketCode: string,
  cards: readonly ProductCard[],
  current: readonly Promotion[],
): Promise<ProductCard[]> {
  'use cache'
  const market = findMarket(config().brand, marketCode)
  cacheTag(promotionsTag, catalogueTag)
  return market ? withOffers(database(), market, cards, current) : [...cards]
}

/** `withOffers` for pages that are kept. */
export async function loadOffers(marketCode: string, cards: readonly ProductCard[]): Promise<ProductCard[]> {
  const current = cards.length === 0 ? [] : await loadCurrentPromotions(marketCode)
  return current.length === 0 ? [...cards] : fromCatalogue(cachedOffers(marketCode, cards, current))
}
