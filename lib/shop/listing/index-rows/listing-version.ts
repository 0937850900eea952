import { sql } from 'drizzle-orm'
import { type Database, type Executor, idArray, PreparedStatement } from '@/lib/platform/db'
import { recordInvalidation } from '@/lib/platform/freshness'
import { shareRequests } from '@/lib/platform/memory'
import { listingChanges, listingVersions } from './tables'

/** The number of changes of the listings so far: what the same statement reads besides is of this version. */
export const listingVersion = sql`coalesce((select version from ${listingVersions}), 0)`

const statement = new PreparedStatement<{ version: number }>(sql`select ${listingVersion} as version`)

const readings = new WeakMap<Database, () => Promise<number>>()

const readingOf = (db: Database) =>
  shareRequests<never, number>(async () => {
    const [row] = await statement.run(db, {})
    return row?.version ?? 0
  })

/** The version of the listings now. All that ask in one turn of the event loop share a reading. */
export function readVersion(db: Database): Promise<number> {
  const read = readings.get(db) ?? readingOf(db)
  readings.set(db, read)
  return read()
}

/** A change of more products does not name them. */
export const mostChanged = 2_000
/** A copy that is further behind is read anew. */
const keptChanges = 1_000

/**
 * Counts a change of the listings, in its transaction. With `products`, nothing else has changed but what the listings
 * hold of these.
 */
export async function countListingChange(tx: Executor, products?: readonly number[]): Promise<void> {
  const changed = products && products.length <= mostChanged ? idArray(products) : null
  await tx.execute(sql`
    with counted as (
      insert into ${listingVersions} as v (version) values (1)
      on conflict (one) do update set version = v.version + 1 returning version
    ), told as (
      insert into ${listingChanges} (version, products) select version, ${changed}::bigint[] from counted)
    delete from ${listingChanges} where version <= (select version from counted) - ${keptChanges}::integer`)
}

/** The cache tag of what is kept of searches. */
export const searchTag = 'search'

/** Counts a change of what products are found by, such as synonyms: what shows products without a search stays as it is. */
export async function countSearchChange(tx: Executor, products?: readonly number[]): Promise<void> {
  await countListingChange(tx, products)
  await recordInvalidation(tx, [searchTag])
}

/** What has changed since a version, and the version now. */
export type ListingChanges = { version: number; products: number[] }

/** Undefined if that is more than `most` products, or if it is not known any more. */
export async function readChanges(
  db: Database,
  since: number,
  most: number,
): Promise<ListingChanges | undefined> {
  const [row] = await db.execute<{ version: number; told: number; products: number[] }>(sql`
    select ${listingVersion} as version,
      (select count(*)::int from ${listingChanges} c where c.version > ${since}::integer and c.products is not null) as told,
      (select coalesce(json_agg(distinct id), '[]') from ${listingChanges} c, unnest(c.products) id
        where c.version > ${since}::integer) as products`)
  if (!row || row.told !== row.version - since || row.products.length > most) return undefined
  return { version: row.version, products: row.products }
}
