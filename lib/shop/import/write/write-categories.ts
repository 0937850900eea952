import { sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Executor, idArray, recordset, type Transaction } from '@/lib/platform/db'
import { recordInvalidation } from '@/lib/platform/freshness'
import { categoriesTag } from '@/lib/shop/catalogue'
import { countListingChange } from '@/lib/shop/listing'
import { type RenewOptions, renew } from './renew'

/** A category of a market's tree. */
export type CategoryInput = {
  /** The shop locale: `de-de`. */
  locale: string
  key: string
  /** The key of the category above it; unset on the first level. */
  parentKey?: string | undefined
  name: string
  /** Below the market prefix: `unterwegs/kindersitze`. */
  path: string
  position: number
}

/** Throws for a parent that does not exist or that is a descendant of its own child. */
function assertTrees(inputs: readonly CategoryInput[], known: ReadonlySet<string>): void {
  const parents = new Map(inputs.map(({ locale, key, parentKey }) => [`${locale} ${key}`, parentKey]))
  for (const { locale, key, parentKey } of inputs) {
    const place = `${locale} ${key}`
    if (parentKey && !parents.has(`${locale} ${parentKey}`) && !known.has(`${locale} ${parentKey}`))
      throw new Error(`Category ${place} lies below ${parentKey}, which there is not`)
    const passed = new Set([key])
    for (let above = parentKey; above; above = parents.get(`${locale} ${above}`)) {
      if (passed.has(above)) throw new Error(`Category ${place} lies below itself`)
      passed.add(above)
    }
  }
}

const columns = 'locale text, key text, parent_key text, name text, path text, "position" integer'

/** The products of categories and of all their descendants, whose pages and search words contain the names. */
export async function productsIn(tx: Transaction, ids: Iterable<number>) {
  const rows = await tx.execute<{ id: string; number: string }>(sql`
    with recursive below as (
      select c.id, c.key from categories c where c.id = any(${idArray(ids)})
      union
      select c.id, c.key from categories c join below on c.parent_id = below.id
    )
    select distinct p.id, p.number from below
    join product_categories l on l.category_key = below.key join products p on p.id = l.product_id`)
  return rows.map(({ id, number }) => ({ id: Number(id), number }))
}

/**
 * Writes categories with their places in the trees; those that pages made are the feed's from then on. Refreshes the listing and the pages of the products below a changed
 * category. Returns how many changed, each once in however many markets.
 */
export function writeCategories(
  db: Executor,
  inputs: readonly CategoryInput[],
  options: RenewOptions,
): Promise<number> {
  if (inputs.length === 0) return Promise.resolve(0)
  return db.transaction(async (tx) => {
    await acquireCatalogueLock(tx)
    const known = await tx.execute<{ place: string }>(
      sql`select locale || ' ' || key as place from categories where locale in (
            select locale from ${recordset(inputs, 'locale text')})`,
    )
    assertTrees(inputs, new Set(known.map(({ place }) => place)))
    const rows = inputs.map(({ parentKey, ...input }) => ({ ...input, parent_key: parentKey }))
    const written = await tx.execute<{ id: number; key: string }>(sql`
      insert into categories as c (locale, key, name, path, position)
      select locale, key, name, path, position from ${recordset(rows, columns)}
      on conflict (locale, key) do update
      set name = excluded.name, path = excluded.path, position = excluded.position, story_uuid = null, hidden = false
      where c.story_uuid is not null
        or (c.name, c.path, c.position) is distinct from (excluded.name, excluded.path, excluded.position)
      returning id, key`)
    const moved = await tx.execute<{ id: number; key: string }>(sql`
      update categories c set parent_id = above.id
      from ${recordset(rows, columns)}
      left join categories above on above.locale = s.locale and above.key = s.parent_key
      where c.locale = s.locale and c.key = s.key and c.parent_id is distinct from above.id
      returning c.id, c.key`)
    const all = [...written, ...moved]
    const changed = new Set(all.map(({ id }) => id))
    if (changed.size === 0) return 0
    // Also without products: categories are suggested.
    await countListingChange(tx)
    await recordInvalidation(tx, [categoriesTag])
    await renew(tx, await productsIn(tx, changed), options)
    return new Set(all.map(({ key }) => key)).size
  })
}
