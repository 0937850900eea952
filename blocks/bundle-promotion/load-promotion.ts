import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { catalogueTag, lifetimeOf, publishRenewal } from '@/lib/platform/freshness'
import { findMarket } from '@/lib/platform/markets'
import { fromCatalogue, listingTag, productTag } from '@/lib/shop/catalogue'
import { promotions } from '@/lib/shop/door'
import { promotionTag, type ShownPromotion } from '@/lib/shop/promotions'

/**
 * The number of tags of a cache entry is limited; with more products than this, any change of the catalogue invalidates
 * it.
 */
const mostTags = 100

/** `at`: the time that an editor chose; unset: the present. */
async function cachedPromotion(
  marketCode: string,
  id: string,
  at: number | undefined,
): Promise<ShownPromotion | undefined> {
  'use cache'
  const now = at ?? currentMs()
  const market = findMarket(config().brand, marketCode)
  const until = await promotions.boundary(id, now)
  const found = market && (await promotions.bundle(market, id, new Date(now)))
  const numbers = found?.effect.sets.flat() ?? []
  cacheTag(
    catalogueTag,
    promotionTag(id),
    ...(numbers.length > mostTags ? [listingTag] : numbers.map(productTag)),
  )
  cacheLife(lifetimeOf({ now, stale: false, until }))
  if (until !== undefined && at === undefined) publishRenewal({ tag: promotionTag(id), at: until })
  return found
}

/** A promotion that is valid in a market, with the products of its sets; undefined while it is not. */
export const loadPromotion = (
  marketCode: string,
  id: string,
  at?: number,
): Promise<ShownPromotion | undefined> => fromCatalogue(cachedPromotion(marketCode, id, at))
