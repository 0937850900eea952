import { sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Executor, idArray, textArray } from '@/lib/platform/db'
import type { Country } from '@/schemas/shop'
import { siblingsOfMasters } from './existing'
import { type RenewOptions, renew } from './renew'

/**
 * Takes products out of sale in countries by deleting their prices there: listings and search drop them and their page
 * is not found. The products themselves stay, for wishlists and for a later source. Returns how many were for sale.
 */
export function withdrawProducts(
  db: Executor,
  ids: readonly number[],
  countries: readonly Country[],
  options: RenewOptions,
): Promise<number> {
  return db.transaction(async (tx) => {
    await acquireCatalogueLock(tx)
    // Clears the digest, so that the next source is written even if it is unchanged.
    const withdrawn = await tx.execute<{ id: string; master: string }>(sql`
      with gone as (
        delete from prices r using variants v
        where v.id = r.variant_id and v.product_id = any(${idArray(ids)}) and r.country = any(${textArray(countries)})
        returning v.product_id
      )
      update products set source_hash = '', updated_at = now()
      where id in (select product_id from gone) returning id, master_key as master`)
    if (withdrawn.length === 0) return 0
    const masterKeys = new Set(withdrawn.map(({ master }) => master))
    await renew(tx, await siblingsOfMasters(tx, masterKeys, []), options)
    return withdrawn.length
  })
}
