import { and, eq, inArray, like, lt, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { attempts } from './tables'

const hourMs = 60 * 60 * 1_000

/** How long attempts are kept; the daily deletion comes up to a day later. */
export const attemptHours = 48

/** `mosts` is how much there may be of each subject. */
type Counted = { now: number; hours: number; mosts?: ReadonlyMap<string, number> }

/**
 * Counts an amount for each of some subjects; returns how much there was of each in the same window of hours, this
 * included. What is new gets no row where another of the subjects has had its most, nor where something is taken back:
 * otherwise who is refused could fill the table with names of their own making.
 */
export async function countAmounts(
  db: Executor,
  amounts: ReadonlyMap<string, number>,
  { now, hours, mosts }: Counted,
): Promise<ReadonlyMap<string, number>> {
  const window = hours * hourMs
  const since = new Date(Math.floor(now / window) * window)
  if ([...amounts.values()].every((amount) => amount === 0))
    return readAmounts(db, [...amounts.keys()], since)
  const rows =
    amounts.size === 1 && [...amounts.values()].every((amount) => amount > 0)
      ? await countEach(db, amounts, since)
      : await countKnown(db, amounts, since, mosts)
  return new Map(Array.from(rows, ({ subject, count }) => [subject, Number(count)]))
}

const countEach = (db: Executor, amounts: ReadonlyMap<string, number>, since: Date) =>
  db
    .insert(attempts)
    .values(Array.from(amounts, ([subject, count]) => ({ subject, since, count })))
    .onConflictDoUpdate({
      target: [attempts.subject, attempts.since],
      set: { count: sql`least(${attempts.count}::bigint + excluded.count, 2147483647)` },
    })
    .returning({ subject: attempts.subject, count: attempts.count })

function countKnown(
  db: Executor,
  amounts: ReadonlyMap<string, number>,
  since: Date,
  mosts: Counted['mosts'],
) {
  const given = Array.from(
    amounts,
    ([subject, amount]) => sql`(${subject}::text, ${amount}::int, ${mosts?.get(subject) ?? null}::bigint)`,
  )
  const at = sql`${since.toISOString()}::timestamptz`
  // In one order, so that two transactions never wait for each other's rows.
  return db.execute<{ subject: string; count: number }>(sql`
    with given (subject, amount, most) as (values ${sql.join(given, sql`, `)}),
    known as (select given.*, attempts.count from given join attempts using (subject) where since = ${at})
    insert into attempts (subject, since, count)
    select subject, ${at}, amount from given
    where subject in (select subject from known)
      or (amount > 0 and not exists (select from known where count::bigint + amount > most))
    order by subject
    on conflict (subject, since) do update
      set count = least(attempts.count::bigint + excluded.count, 2147483647)
    returning subject, count`)
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
  await db.delete(attempts).where(lt(attempts.since, new Date(now.getTime() - attemptHours * hourMs)))
}
