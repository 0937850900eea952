import { and, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { categories } from '@/lib/shop/catalogue'

type Category = { key: string; name: string; path: string }

/** A category of a market by its key, else by the address of its page: `/de/schlafen/betten/`. */
export async function findCategory(
  db: Pick<Database, 'select'>,
  market: Market,
  { key, address }: { key?: string | undefined; address: string },
): Promise<Category | undefined> {
  const path = address.split('/').filter(Boolean).slice(1).join('/')
  const [found] = await db
    .select({ key: categories.key, name: categories.name, path: categories.path })
    .from(categories)
    .where(
      and(
        eq(categories.locale, market.shopLocale),
        key ? eq(categories.key, key) : eq(categories.path, path),
      ),
    )
    .limit(1)
  return found
}
