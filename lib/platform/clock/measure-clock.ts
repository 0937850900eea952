import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { logWarning } from '@/lib/platform/log'
import { keepReading, lastReading } from './current-time'

/** An answer that took longer does not say when the database had its time. */
const longestMs = 1_000
/** A difference between the clocks that is told to the operator. */
const toldMs = 2_000

const store = globalThis as { nestlingToldOfClock?: boolean }

/** Says once that the clock of the machine is wrong, until it is right again. */
function tellDifference(ms: number): void {
  const isWrong = Math.abs(ms) > toldMs
  if (isWrong && !store.nestlingToldOfClock)
    logWarning(
      `The clock of this machine is ${Math.round(Math.abs(ms) / 1_000)} seconds ${ms > 0 ? 'ahead of' : 'behind'} that of the database. The shop goes by the database, and dates its pages by a count that the clock does not change. Set the clock of the machine, by which its log is dated; the shop can go on meanwhile.`,
    )
  store.nestlingToldOfClock = isWrong
}

/** Reads the time of the database, from which `currentMs` counts on. */
export async function measureClock(db: Database): Promise<void> {
  const sent = performance.now()
  const [row] = await db.execute<{ ms: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  )
  const mark = performance.now()
  if (!row || (mark - sent > longestMs && lastReading())) return
  // The database had this time before its answer came: the count is behind it, and nothing happens before its time.
  const databaseMs = row.ms
  keepReading({ databaseMs, mark })
  tellDifference(Date.now() - databaseMs)
}
