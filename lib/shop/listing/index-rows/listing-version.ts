import { sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { listingVersions } from './tables'

/** The number of changes of the listings so far: what the same statement reads besides is of this version. */
export const listingVersion = sql`coalesce((select version from ${listingVersions}), 0)`

/** Counts a change of the listings, in its transaction. */
export async function countListingChange(tx: Executor): Promise<void> {
  await tx.execute(sql`
    insert into ${listingVersions} as v (version) values (1)
    on conflict (one) do update set version = v.version + 1`)
}
