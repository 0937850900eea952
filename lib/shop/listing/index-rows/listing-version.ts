import { sql } from 'drizzle-orm'
import { type Database, type Executor, PreparedStatement } from '@/lib/platform/db'
import { listingVersions } from './tables'

/** The number of changes of the listings so far: what the same statement reads besides is of this version. */
export const listingVersion = sql`coalesce((select version from ${listingVersions}), 0)`

const statement = new PreparedStatement<{ version: number }>(sql`select ${listingVersion} as version`)

/** The readings that are not sent yet. */
const waiting = new WeakMap<Database, Promise<number>>()

async function sendReading(db: Database): Promise<number> {
  await new Promise((resolve) => setImmediate(resolve))
  waiting.delete(db)
  const [row] = await statement.run(db, {})
  return row?.version ?? 0
}

/** The version of the listings now. All that ask before a reading is sent share it. */
export function readVersion(db: Database): Promise<number> {
  const reading = waiting.get(db) ?? sendReading(db)
  waiting.set(db, reading)
  return reading
}

/** Counts a change of the listings, in its transaction. */
export async function countListingChange(tx: Executor): Promise<void> {
  await tx.execute(sql`
    insert into ${listingVersions} as v (version) values (1)
    on conflict (one) do update set version = v.version + 1`)
}
