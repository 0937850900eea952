import { sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'

type Table = 'cms_stories' | 'products' | 'search_words' | 'recommendation_fallback'

/** Whether a table has a row. */
export async function isFilled(db: Executor, table: Table): Promise<boolean> {
  const [row] = await db.execute<{ any: boolean }>(
    sql`select exists (select from ${sql.identifier(table)}) as any`,
  )
  return row?.any === true
}
