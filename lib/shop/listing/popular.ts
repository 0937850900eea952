import { desc, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { products, productTexts, shownText } from '@/lib/shop/catalogue'
import { listingEntries } from './index-rows/tables'

/** The paths of the most popular products of a market, below `/{market}/p/`. */
export async function popularPaths(db: Database, market: Market, count: number): Promise<string[]> {
  const rows = await db
    .select({ path: productTexts.path })
    .from(listingEntries)
    .innerJoin(products, eq(products.id, listingEntries.productId))
    .innerJoin(productTexts, shownText(market))
    .where(eq(listingEntries.locale, market.shopLocale))
    .orderBy(desc(listingEntries.popularity), listingEntries.productId)
    .limit(count)
  return rows.map(({ path }) => path)
}
