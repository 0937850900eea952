import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { categories } from '@/lib/shop/catalogue'

type Category = { key: string; name: string; path: string }

/**
 * A category of a market by its key, or by the address of its page (`/de/schlafen/betten/`) where there is no key, or
 * no category with it: a listing on a category's own page always shows that category.
 */
export async function findCategory(
  db: Pick<Database, 'select'>,
  market: Market,
  { key, address }: { key?: string | undefined; address: string },
): Promise<Category | undefined> {
  const path = address.split('/').filter(Boolean).slice(1).join('/')
  const atPath = eq(categories.path, path)
  const withKey = key === undefined ? [] : [eq(categories.key, key)]
  const [found] = await db
    .select({ key: categories.key, name: categories.name, path: categories.path })
    .from(categories)
    .where(and(eq(categories.locale, market.shopLocale), or(...withKey, atPath)))
    .orderBy(...withKey.map((given) => desc(given)), desc(isNull(categories.storyUuid)))
    .limit(1)
  return found
}

/** The keys of a category of a market and of those above it. */
export async function findCategoryKeys(
  db: Pick<Database, 'execute'>,
  market: Market,
  category: string,
): Promise<string[]> {
  const rows = await db.execute<{ key: string }>(sql`
    with recursive line as (
      select c.key, c.parent_id, 0 as depth from categories c
      where c.locale = ${market.shopLocale} and c.key = ${category}
      union all
      select c.key, c.parent_id, line.depth + 1 from categories c join line on c.id = line.parent_id
      where line.depth < 10)
    select key from line order by depth`)
  return [...rows].map(({ key }) => key)
}
