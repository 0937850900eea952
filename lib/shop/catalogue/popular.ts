import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@/lib/db'
import type { Market } from '@/lib/markets'
import { products, productTexts } from './tables'

/** The paths of the products that are asked for most, below `/{market}/p/`. */
export async function popularPaths(db: Database, { language }: Market, count: number): Promise<string[]> {
  const rows = await db
    .select({ path: productTexts.path })
    .from(products)
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, language)),
    )
    .orderBy(desc(products.popularity), products.id)
    .limit(count)
  return rows.map(({ path }) => path)
}
