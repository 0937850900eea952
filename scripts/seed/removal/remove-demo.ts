import { type SQL, sql } from 'drizzle-orm'
import { exchangeStories } from '@/lib/content/embedded'
import { acquireCatalogueLock, type Database, type Transaction } from '@/lib/platform/db'
import { catalogueTag, contentTag, recordInvalidation } from '@/lib/platform/freshness'
import { countListingChange, refreshListing, refreshSearchWords } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import { plainStories } from '@/scripts/seed/content'
import { type Chosen, trialProblem } from './describe-demo'
import { findDemo } from './find-demo'
import { inEveryMarket } from './in-every-market'
import { deleteRows } from './same-rows'
import { deleteTrial } from './trial'

export type Removed = {
  pages: number
  /** Pages that came in place of those of the demo. */
  added: number
  /** By what the rows are called. */
  rows: Record<string, number>
}

/** Nothing of somebody's own lies in the category or below it. */
const isUnused: SQL = sql`
  not exists (select from product_categories l where l.category_key = t.key)
  and not exists (select from categories below where below.parent_id = t.id)`

/**
 * Removes what the demo brought and nobody has changed, in one transaction: all of it or nothing. A shop that runs
 * follows, as after an import. Where it has its own content service, the pages that every shop needs come in place of
 * those that go.
 */
async function removeAll(
  tx: Transaction,
  brand: Brand,
  { withChanged, withTrial, withPages }: Chosen & { withPages: boolean },
): Promise<Removed> {
  await acquireCatalogueLock(tx)
  const left = await findDemo(tx, brand)
  const { pages, tables } = left
  const problem = trialProblem(left, { withChanged, withTrial })
  if (problem) throw new Error(problem)
  const rows: Record<string, number> = {}
  if (withTrial) await deleteTrial(tx)
  const goods = await deleteRows(tx, tables.products, { withChanged })
  rows[tables.products.name] = goods.length
  await refreshListing(tx, goods, { brand })
  let categories = 0
  for (let gone = -1; gone !== 0; categories += gone)
    gone = (await deleteRows(tx, tables.categories, { withChanged, where: isUnused })).length
  rows[tables.categories.name] = categories
  // Goods of somebody's own may have these values.
  const where = sql`not exists (select from products)`
  rows[tables.values.name] = (await deleteRows(tx, tables.values, { withChanged, where })).length
  for (const other of tables.others) rows[other.name] = (await deleteRows(tx, other, { withChanged })).length
  const remove = pages.filter(({ isUntouched }) => withChanged || isUntouched)
  const add = withPages && remove.length > 0 ? inEveryMarket(() => plainStories(brand)) : []
  const { added } = await exchangeStories(tx, { remove, add })
  await countListingChange(tx)
  await recordInvalidation(tx, [contentTag, catalogueTag])
  return { pages: remove.length, added, rows }
}

export async function removeDemo(
  db: Database,
  brand: Brand,
  chosen: Chosen & { withPages: boolean },
): Promise<Removed> {
  const removed = await db.transaction((tx) => removeAll(tx, brand, chosen))
  await refreshSearchWords(db, { brand })
  return removed
}
