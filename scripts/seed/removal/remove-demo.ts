import { sql } from 'drizzle-orm'
import { exchangeStories } from '@/lib/content/embedded'
import { acquireCatalogueLock, type Database, idArray, type Transaction } from '@/lib/platform/db'
import { forgetDemoRows } from '@/lib/platform/demo-rows'
import { catalogueTag, contentTag, recordInvalidation } from '@/lib/platform/freshness'
import { everyCountryOf, withdrawProducts } from '@/lib/shop/import'
import { countListingChange, refreshListing, refreshSearchWords } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import { plainStories } from '@/scripts/seed/content'
import { forgetGone, inEveryMarket, pages as pageKind, products, rowKinds } from '@/scripts/seed/marks'
import { type Chosen, trialProblem } from './describe-demo'
import { findDemo } from './find-demo'
import { deleteMarked, endOrderedCodes, findOrderedProducts } from './marked-rows'
import { deleteTrial } from './trial'

export type Removed = {
  pages: number
  /** Pages that came in place of those of the demo. */
  added: number
  /** By what the rows are called. */
  rows: Record<string, number>
}

/** Takes products out of sale that stay for their orders alone, and out of their categories. */
async function retireOrdered(tx: Transaction, brand: Brand, chosen: Chosen): Promise<void> {
  await endOrderedCodes(tx, chosen)
  const ids = await findOrderedProducts(tx, chosen)
  if (ids.length === 0) return
  await withdrawProducts(tx, ids, everyCountryOf({ brand }), { brand })
  await tx.execute(sql`delete from product_categories where product_id = any(${idArray(ids)})`)
}

/**
 * Removes what the demo brought and nobody has changed, in one transaction: all of it or nothing. A shop that runs
 * follows, as after an import. Where it has its own content service, the pages that every shop needs come in place of
 * those that go. What an order refers to stays, but is neither sold nor valid any longer.
 */
async function removeAll(
  tx: Transaction,
  brand: Brand,
  { withPages, ...chosen }: Chosen & { withPages: boolean },
): Promise<Removed> {
  await acquireCatalogueLock(tx)
  const left = await findDemo(tx, brand, chosen)
  const problem = trialProblem(left, chosen)
  if (problem) throw new Error(problem)
  if (chosen.withTrial) await deleteTrial(tx)
  const rows: Record<string, number> = {}
  // Categories, names and stores ask which products are the demo's, by the marks that these have until the end.
  for (const kind of rowKinds) {
    const gone = await deleteMarked(tx, kind, chosen)
    rows[kind.name] = gone.length
    if (kind === products) await refreshListing(tx, gone, { brand })
  }
  await retireOrdered(tx, brand, chosen)
  const remove = left.pages.filter(({ isUntouched }) => chosen.withChanged || isUntouched)
  const add = withPages && remove.length > 0 ? inEveryMarket(() => plainStories(brand)) : []
  const { added } = await exchangeStories(tx, { remove, add })
  // The pages that come in their place have the same ids.
  const removed = remove.map(({ uuid }) => uuid)
  await forgetDemoRows(tx, pageKind.table, removed)
  for (const kind of [...rowKinds, pageKind]) await forgetGone(tx, kind)
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
