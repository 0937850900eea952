import { and, eq, inArray, like, lt, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { attempts } from './tables'

const hourMs = 60 * 60 * 1_000

type Counted = { now: number; hours: number }

/**
 * Counts an amount for each of some subjects; returns how much there was of each in the same window of hours, this
 * included.
 */
export async function countAmounts(
  db: Executor,
  amounts: ReadonlyMap<string, number>,
  { now, hours }: Counted,
): Promise<ReadonlyMap<string, number>> {
  const window = hours * hourMs
  const since = new Date(Math.floor(now / window) * window)
  if ([...amounts.values()].every((amount) => amount === 0))
    return readAmounts(db, [...amounts.keys()], since)
  const rows = await db
    .insert(attempts)
    // In one order, so that two transactions never wait for each other's rows.
    .values(
      [...amounts]
        .map(([subject, count]) => ({ subject, since, count }))
        .toSorted((a, b) => (a.subject < b.subject ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: [attempts.subject, attempts.since],
      set: { count: sql`least(${attempts.count}::bigint + excluded.count, 2147483647)` },
    })
    .returning({ subject: attempts.subject, count: attempts.count })
  return new Map(rows.map(({ subject, count }) => [subject, count]))
}

/** How much there was so far, without a change. */
async function readAmounts(
  db: Executor,
  subjects: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ subject: attempts.subject, count: attempts.count })
    .from(attempts)
    .where(and(inArray(attempts.subject, [...subjects]), eq(attempts.since, since)))
  return new Map(rows.map(({ subject, count }) => [subject, count]))
}

/** Forgets what was counted under the names that begin so, for all networks and subjects. */
export async function clearAttempts(db: Executor, of: string): Promise<void> {
  await db.delete(attempts).where(like(attempts.subject, `${of} %`))
}

/** Deletes windows that have ended. The longest is a day. */
export async function pruneAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.since, new Date(now.getTime() - 48 * hourMs)))
}
