import { sql } from 'drizzle-orm'
import { type Database, textArray } from '@/lib/platform/db'
import type { Changes } from './bounds'

/**
 * Whether a variant `v` of a product `p` can be bought, as `availabilityOf` says it: from stock, or because none is needed.
 */
export const isBuyable = sql`coalesce(v.bvc in (1, 2)
  and (v.stock_quantity > 0 or (v.bvc = 2 and v.delivery_days_to > 0) or p.download is not null), false)`

/** The same of what a row `s` of a Merchant Center feed says of it. */
export const isStagedBuyable = sql`coalesce((s.data -> 'logistics' ->> 'BVC')::int in (1, 2)
  and ((s.data ->> 'quantity')::int > 0 or p.download is not null
    or ((s.data -> 'logistics' ->> 'BVC')::int = 2 and (s.data -> 'logistics' ->> 'deliveryDaysTo')::int > 0)), false)`

/** How many variants that are for sale in one of the countries can be bought. */
async function countBuyable(db: Database, countries: readonly string[]): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from variants v join products p on p.id = v.product_id
    where ${isBuyable} and exists (
      select from prices r where r.variant_id = v.id and r.country = any(${textArray(countries)}))`)
  return row?.count ?? 0
}

/** What a feed does to variants, with how many can be bought in all: a feed may be a part of the catalogue. */
export async function amongBuyable(
  db: Database,
  changes: Omit<Changes, 'buyable'>,
  countries: readonly string[],
): Promise<Changes> {
  return { ...changes, buyable: changes.soldOut > 0 ? await countBuyable(db, countries) : 0 }
}
