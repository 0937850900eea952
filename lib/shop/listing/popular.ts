import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { productTexts } from '@/lib/shop/catalogue'
import { listingEntries } from './index-rows/tables'

/** The paths of the most popular products of a market, below `/{market}/p/`. */
export async function popularPaths(
  db: Database,
  { language, shopLocale }: Market,
  count: number,
): Promise<string[]> {
  const rows = await db
    .select({ path: productTexts.path })
    .from(listingEntries)
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, listingEntries.productId), eq(productTexts.language, language)),
    )
    .where(eq(listingEntries.locale, shopLocale))
    .orderBy(desc(listingEntries.popularity), listingEntries.productId)
    .limit(count)
  return rows.map(({ path }) => path)
}
