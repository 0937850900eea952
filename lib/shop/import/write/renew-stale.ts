import { sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Database, idArray } from '@/lib/platform/db'
import { noteMadeFor } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import { measureReductions } from './measure-reductions'
import { renew } from './renew'

/** Products in one transaction, which a request for the catalogue's lock has to wait for. */
const batchSize = 250

/**
 * Rewrites the listing entries that an older release has written, or that lack a new filter, with the pages that show them, and measures the
 * reductions that it did not. What is done is taken
 * off the list in the same transaction, so an interrupted run goes on where it was, in any instance.
 */
export async function renewStaleListings(
  db: Database,
  { brand }: { brand: Brand },
  ending?: AbortSignal,
): Promise<void> {
  await noteMadeFor(db)
  let hasMore = true
  while (hasMore && !ending?.aborted)
    hasMore = await db.transaction(async (tx) => {
      await acquireCatalogueLock(tx)
      const rows = await tx.execute<{ id: string; number: string }>(sql`
        delete from stale_listings s using products p
        where p.id = s.product_id and s.product_id in (
          select product_id from stale_listings order by product_id limit ${batchSize}::int)
        returning p.id, p.number`)
      if (rows.length === 0) return false
      const variants = await tx.execute<{ id: string }>(
        sql`select id from variants where product_id = any(${idArray(rows.map(({ id }) => Number(id)))})`,
      )
      await measureReductions(
        tx,
        variants.map(({ id }) => Number(id)),
      )
      await renew(
        tx,
        rows.map(({ id, number }) => ({ id: Number(id), number })),
        { brand },
      )
      return true
    })
}
