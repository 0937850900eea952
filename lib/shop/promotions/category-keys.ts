import { inArray, sql } from 'drizzle-orm'
import { type Executor, idArray } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { categories, productCategories, products } from '@/lib/shop/catalogue'

/** The keys of the categories of products in a market and of all those above them, by the products' ids. */
export async function categoryKeysOf(
  db: Executor,
  { shopLocale }: Market,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db.execute<{ id: string; keys: string[] }>(sql`
    with recursive up as (
      select p.product_id, c.id, c.parent_id, c.key, 0 as above
      from ${categories} c join ${productCategories} p on p.category_key = c.key
      where p.product_id = any(${idArray(productIds)}) and c.locale = ${shopLocale}
      union all
      select up.product_id, c.id, c.parent_id, c.key, up.above + 1
      from ${categories} c join up on c.id = up.parent_id
      where up.above < 10
    )
    select product_id as id, array_agg(distinct key) as keys from up group by product_id`)
  return new Map([...rows].map(({ id, keys }) => [Number(id), keys]))
}

/** The same by the products' numbers. */
export async function numberedCategoryKeys(
  db: Executor,
  market: Market,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await db
    .select({ id: products.id, number: products.number })
    .from(products)
    .where(inArray(products.number, [...numbers]))
  const keys = await categoryKeysOf(
    db,
    market,
    found.map(({ id }) => id),
  )
  return new Map(found.map(({ id, number }) => [number, keys.get(id) ?? []]))
}
