import { lt, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { attempts } from './tables'

const hourMs = 60 * 60 * 1_000

type Counted = { now: number; hours: number; amount?: number }

/**
 * Counts an attempt of some subjects; returns for each how much there was in the same window of hours, this one included.
 */
export async function countAttempts(
  db: Executor,
  subjects: readonly string[],
  { now, hours, amount = 1 }: Counted,
): Promise<ReadonlyMap<string, number>> {
  const window = hours * hourMs
  const since = new Date(Math.floor(now / window) * window)
  const rows = await db
    .insert(attempts)
    // In one order, so that two transactions never wait for each other's rows.
    .values([...new Set(subjects)].toSorted().map((subject) => ({ subject, since, count: amount })))
    .onConflictDoUpdate({
      target: [attempts.subject, attempts.since],
      set: { count: sql`least(${attempts.count}::bigint + excluded.count, 2147483647)` },
    })
    .returning({ subject: attempts.subject, count: attempts.count })
  return new Map(rows.map(({ subject, count }) => [subject, count]))
}

/** Deletes windows that have ended. The longest is a day. */
export async function pruneAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.since, new Date(now.getTime() - 48 * hourMs)))
}
