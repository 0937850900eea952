import { sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Database, idArray, type Transaction } from '@/lib/platform/db'
import { catalogueTag, recordInvalidation } from '@/lib/platform/freshness'
import type { Brand } from '@/schemas'
import { siblingsOfMasters } from './existing'
import { recordStale, renew, type Stale } from './renew'

/** Products in one transaction, which a request for the catalogue's lock has to wait for. */
const batchSize = 250

/** The time, in milliseconds, at which a sale begins or ends next; it may have passed. Undefined without any. */
export async function nextSaleChange(db: Database): Promise<number | undefined> {
  const [row] = await db.execute<{ at: number | null }>(sql`
    select extract(epoch from least(
      (select min(sale_from) from prices where sale_with_tax is not null and not sale_began),
      (select min(sale_until) from prices where sale_until is not null)))::float8 * 1000 as at`)
  return row?.at ?? undefined
}

const dueProducts = (now: string) => sql`
  select distinct v.product_id from variants v join prices p on p.variant_id = v.id
  where (p.sale_with_tax is not null and not p.sale_began and p.sale_from <= ${now}::timestamptz)
    or p.sale_until <= ${now}::timestamptz
  order by v.product_id limit ${batchSize}::integer`

/** Begins and ends the sales of products, with a price change at the time of each. */
async function changePrices(tx: Transaction, ids: readonly number[], now: string): Promise<void> {
  const own = sql`p.variant_id in (select id from variants where product_id = any(${idArray(ids)}))`
  const isOver = sql`coalesce(p.sale_until <= ${now}::timestamptz, false)`
  const begins = sql`not p.sale_began and p.sale_from <= ${now}::timestamptz and not ${isOver}`
  await tx.execute(sql`
    insert into price_changes (variant_id, country, valid_from, with_tax, reduced)
    select p.variant_id, p.country, case when ${isOver} then p.sale_until else p.sale_from end,
      case when ${isOver} then p.with_tax else p.sale_with_tax end,
      not ${isOver} or p.applied_reductions <> '[]'
    from prices p where ${own} and p.sale_with_tax is not null and ((${isOver} and p.sale_began) or ${begins})
    on conflict (variant_id, country, valid_from) do update
      set with_tax = excluded.with_tax, reduced = excluded.reduced`)
  await tx.execute(
    sql`update prices p set sale_began = true where ${own} and p.sale_with_tax is not null and ${begins}`,
  )
  await tx.execute(sql`
    update prices p set sale_with_tax = null, sale_reference = null, sale_from = null, sale_until = null,
      sale_former = null, former = case when sale_began then null else former end, sale_began = false
    where ${own} and ${isOver}`)
}

type Options = {
  brand: Brand
  /** Has this process apply what was recorded. */
  apply: () => Promise<void>
  ending?: AbortSignal | undefined
}

/**
 * Begins and ends the sales whose time has come, in lists, in search, in the history of prices and on the pages that are
 * kept. Pages that are made after their time and baskets go by the time alone. Two runs at once do it once.
 */
export async function changeSales(
  db: Database,
  now: Date,
  { brand, apply, ending }: Options,
): Promise<number> {
  const time = now.toISOString()
  let changed = 0
  for (let hasMore = true; hasMore && !ending?.aborted; ) {
    const count = await db.transaction(async (tx) => {
      await acquireCatalogueLock(tx)
      const rows = await tx.execute<{ id: string; master: string }>(sql`
        select id, master_key as master from products where id in (${dueProducts(time)})`)
      if (rows.length === 0) return 0
      const ids = rows.map(({ id }) => Number(id))
      await changePrices(tx, ids, time)
      const stale: Stale = (tx, numbers) =>
        rows.length < batchSize ? recordStale(tx, numbers) : recordInvalidation(tx, [catalogueTag])
      const masterKeys = new Set(rows.map(({ master }) => master))
      await renew(tx, await siblingsOfMasters(tx, masterKeys, ids), { brand, stale })
      return rows.length
    })
    if (count > 0) await apply()
    changed += count
    hasMore = count === batchSize
  }
  return changed
}
