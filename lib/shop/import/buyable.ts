import { sql } from 'drizzle-orm'
import { type Database, textArray } from '@/lib/platform/db'
import { isBuyable, isDownloaded } from '@/lib/shop/catalogue'
import type { Brand } from '@/schemas'
import type { Changes } from './bounds'

/** Whether a variant can be bought by what a row `s` of a Merchant Center feed says of it. */
export const isStagedBuyable = (brand: Brand) => sql`coalesce((s.data -> 'logistics' ->> 'BVC')::int in (1, 2)
  and ((s.data ->> 'quantity')::int > 0 or ${isDownloaded(brand)}
    or ((s.data -> 'logistics' ->> 'BVC')::int = 2 and (s.data -> 'logistics' ->> 'deliveryDaysTo')::int > 0)), false)`

/** Where a feed speaks: in the shop of a brand, for these countries. */
type Reach = { brand: Brand; countries: readonly string[] }

/** How many variants that are for sale in one of the countries can be bought. */
async function countBuyable(db: Database, { brand, countries }: Reach): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from variants v join products p on p.id = v.product_id
    where ${isBuyable(brand)} and exists (
      select from prices r where r.variant_id = v.id and r.country = any(${textArray(countries)}))`)
  return row?.count ?? 0
}

/** What a feed does to variants, with how many can be bought in all: a feed may be a part of the catalogue. */
export async function amongBuyable(
  db: Database,
  changes: Omit<Changes, 'buyable'>,
  reach: Reach,
): Promise<Changes> {
  return { ...changes, buyable: changes.soldOut > 0 ? await countBuyable(db, reach) : 0 }
}
