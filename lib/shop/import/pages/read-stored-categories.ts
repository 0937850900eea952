import { sql } from 'drizzle-orm'
import { type Transaction, textArray } from '@/lib/platform/db'
import type { StoredCategory } from './plan'

/** The categories of some markets, with whether products or imported categories need them. */
export async function readStoredCategories(
  tx: Transaction,
  locales: readonly string[],
): Promise<StoredCategory[]> {
  const rows = await tx.execute<StoredCategory>(sql`
    select c.id, c.locale, c.key, c.path, c.name, c.story_uuid as "storyUuid", c.hidden,
      exists (select from product_categories l where l.category_key = c.key)
        or exists (select from categories below where below.parent_id = c.id and below.story_uuid is null)
        as "inUse"
    from categories c where c.locale = any(${textArray(locales)}) order by c.id`)
  return [...rows]
}
