import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { everyMarketOf, type Market } from '@/lib/platform/markets'
import { findShopConfigurations } from '@/lib/platform/shop-configuration'
import type { Brand } from '@/schemas'
import type { Feed } from '@/schemas/shop/feed'

/** The feed that a market's shop fetches, as it is configured. */
export type FeedPlan = {
  market: Market
  feed: Feed
  timezone: string
  /** Who hears of its state. */
  tellTo: string
  /** Of everything on which the result of an import depends. */
  digest: string
}

const digestOf = ({
  address,
  form,
  complete,
  defaultBrand,
  encoding,
  countries,
  allowColumns,
}: Feed): string =>
  createHash('sha256')
    .update(
      JSON.stringify([address, form, complete, defaultBrand, encoding, countries, ...(allowColumns ?? [])]),
    )
    .digest('hex')

/** The feeds of a brand's markets, also of those that are not open yet. */
export async function findFeedPlans(db: Database, brand: Brand): Promise<FeedPlan[]> {
  // The usual shop has none, and is asked every few seconds.
  const [row] = await db.execute<{ any: boolean }>(
    sql`select exists (select from shop_configurations where settings -> 'feed' is not null) as any`,
  )
  if (row?.any !== true) return []
  const configurations = await findShopConfigurations(db, brand)
  return everyMarketOf(brand).flatMap((market) => {
    const shop = configurations.get(market.shopLocale)
    if (!shop?.feed) return []
    const { feed, timezone, bookkeeping, seller } = shop
    const tellTo = feed.tellTo ?? bookkeeping?.ordersTo ?? seller.email
    return [{ market, feed, timezone, tellTo, digest: digestOf(feed) }]
  })
}
