import { sql } from 'drizzle-orm'
import {
  acquireCatalogueLock,
  type Executor,
  idArray,
  recordset,
  type Transaction,
  textArray,
} from '@/lib/platform/db'
import { recordInvalidation } from '@/lib/platform/freshness'
import { marketsOf } from '@/lib/platform/markets'
import { listingTag } from '@/lib/shop/catalogue'
import { countListingChange } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import { renew, staleTags } from '../write/renew'
import { productsIn } from '../write/write-categories'
import { type CategoryPage, type CategoryPlan, type PlannedCategory, planCategories } from './plan'
import { readStoredCategories } from './read-stored-categories'

const columns = `id integer, locale text, key text, parent_key text, name text, path text, story_uuid text,
  hidden boolean`

const rowsOf = (categories: readonly PlannedCategory[]) =>
  categories.map(({ parentKey, storyUuid, ...category }) => ({
    ...category,
    parent_key: parentKey,
    story_uuid: storyUuid,
  }))

/** Gives what lay below a removed category the nearest one above it by path. Returns the ids. */
async function adopt(tx: Transaction, removed: readonly number[]): Promise<number[]> {
  if (removed.length === 0) return []
  const rows = await tx.execute<{ id: number }>(sql`
    update categories c set parent_id = (
      select a.id from categories a where a.locale = c.locale and starts_with(c.path, a.path || '/')
      order by length(a.path) desc limit 1)
    where c.parent_id = any(${idArray(removed)}) returning c.id`)
  return rows.map(({ id }) => id)
}

/** Writes the planned categories. Returns the ids of those that are new or changed. */
async function write(tx: Transaction, categories: readonly PlannedCategory[]): Promise<number[]> {
  if (categories.length === 0) return []
  const rows = recordset(rowsOf(categories), columns)
  // Two categories may exchange their keys, which are unique at every moment.
  await tx.execute(sql`
    update categories c set key = '~' || c.id from ${rows} where c.id = s.id and c.key <> s.key`)
  const changed = await tx.execute<{ id: number }>(sql`
    update categories c set key = s.key, name = s.name, path = s.path, story_uuid = s.story_uuid, hidden = s.hidden
    from ${rows}
    where c.id = s.id and (c.key, c.name, c.path, c.story_uuid, c.hidden)
      is distinct from (s.key, s.name, s.path, s.story_uuid, s.hidden)
    returning c.id`)
  const created = await tx.execute<{ id: number }>(sql`
    insert into categories (locale, key, name, path, story_uuid, hidden)
    select locale, key, name, path, story_uuid, hidden from ${rows} where s.id is null returning id`)
  const placed = await tx.execute<{ id: number }>(sql`
    update categories c set parent_id = above.id
    from ${rows} left join categories above on above.locale = s.locale and above.key = s.parent_key
    where c.locale = s.locale and c.key = s.key and c.parent_id is distinct from above.id
    returning c.id`)
  return [...changed, ...created, ...placed].map(({ id }) => id)
}

/**
 * Lets products follow categories to other keys. A key that is no category's any more is taken from them. Returns the
 * ids of the categories that got products.
 */
async function moveProducts(tx: Transaction, moves: CategoryPlan['moves']): Promise<number[]> {
  if (moves.length === 0) return []
  const rows = recordset(moves, '"from" text, "to" text')
  await tx.execute(sql`
    insert into product_categories (product_id, category_key)
    select l.product_id, s."to" from ${rows} join product_categories l on l.category_key = s."from"
    on conflict do nothing`)
  await tx.execute(sql`
    delete from product_categories l using ${rows}
    where l.category_key = s."from" and not exists (select from categories c where c.key = s."from")`)
  const reached = await tx.execute<{ id: number }>(
    sql`select id from categories where key = any(${textArray(moves.map(({ to }) => to))})`,
  )
  return reached.map(({ id }) => id)
}

/**
 * Makes the categories of a brand's category pages, in one transaction: `pages` are all of them, in the order of the
 * markets. Imported categories win, see `planCategories`. Refreshes the listing and the pages of the products in what
 * changed. Returns the cache tags that went stale, which are recorded for every instance; none if nothing changed.
 */
export async function writePageCategories(
  db: Executor,
  pages: readonly CategoryPage[],
  { brand }: { brand: Brand },
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await acquireCatalogueLock(tx)
    const locales = marketsOf(brand).map(({ shopLocale }) => shopLocale)
    const { categories, removed, moves } = planCategories(pages, await readStoredCategories(tx, locales))
    if (removed.length > 0) await tx.execute(sql`delete from categories where id = any(${idArray(removed)})`)
    const changed = new Set([...(await write(tx, categories)), ...(await adopt(tx, removed))])
    if (changed.size === 0 && removed.length === 0) return []
    // Also without products: categories are suggested.
    await countListingChange(tx)
    for (const id of await moveProducts(tx, moves)) changed.add(id)
    const tags = new Set([listingTag])
    await renew(tx, await productsIn(tx, changed), {
      brand,
      stale: async (_, numbers) => {
        for (const tag of staleTags(numbers)) tags.add(tag)
      },
    })
    await recordInvalidation(tx, [...tags])
    return [...tags]
  })
}
