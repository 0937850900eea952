import { sql } from 'drizzle-orm'
import { type Executor, recordset } from '@/lib/platform/db'
import { recordInvalidation } from '@/lib/platform/freshness'
import type { SourceRecommendationFallback } from '@/schemas/shop'

/** The cache tag of everything that shows recommendations. */
export const recommendationsTag = 'recommendations'

/** Writes lists and invalidates the pages that show recommendations. Returns how many changed. */
export async function writeRecommendationFallback(
  db: Executor,
  sources: readonly SourceRecommendationFallback[],
): Promise<number> {
  if (sources.length === 0) return 0
  return db.transaction(async (tx) => {
    const rows = await tx.execute(sql`
      insert into recommendation_fallback as f (locale, products)
      select locale, products from ${recordset(sources, 'locale text, products text[]')}
      on conflict (locale) do update set products = excluded.products where f.products <> excluded.products
      returning locale`)
    if (rows.length > 0) await recordInvalidation(tx, [recommendationsTag])
    return rows.length
  })
}
