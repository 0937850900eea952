import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/config'
import { tellCampaign } from '@/lib/content/campaign-clock'
import { lifetimeOf } from '@/lib/content/lifetime'
import { database } from '@/lib/db'
import { findMarket } from '@/lib/markets'
import { catalogueTag, listingTag, productTag } from '@/lib/shop/catalogue/tags'
import { fromCatalogue } from '@/lib/shop/from-catalogue'
import { findPromotion, type ShownPromotion } from '@/lib/shop/promotions/find-promotions'
import { promotionBoundary } from '@/lib/shop/promotions/promotion-times'
import { promotionTag } from '@/lib/shop/promotions/tags'

/** What an entry of the cache may have is limited; with more products than these it is renewed with every change. */
const mostTags = 100

/** `at`: the time that an editor chose; unset: the present. */
async function keptPromotion(
  marketCode: string,
  id: string,
  at: number | undefined,
): Promise<ShownPromotion | undefined> {
  'use cache'
  const now = at ?? Date.now()
  const market = findMarket(config().brand, marketCode)
  const until = await promotionBoundary(database(), id, now)
  const found = market && (await findPromotion(database(), market, id, new Date(now)))
  const numbers = found?.effect.sets.flat() ?? []
  cacheTag(
    catalogueTag,
    promotionTag(id),
    ...(numbers.length > mostTags ? [listingTag] : numbers.map(productTag)),
  )
  cacheLife(lifetimeOf({ now, stale: false, until }))
  if (until !== undefined && at === undefined) tellCampaign({ tag: promotionTag(id), at: until })
  return found
}

/** A promotion that is valid in a market, with the products of its sets; undefined while it is not. */
export const loadPromotion = (
  marketCode: string,
  id: string,
  at?: number,
): Promise<ShownPromotion | undefined> => fromCatalogue(keptPromotion(marketCode, id, at))
