import { lt, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { formAttempts } from './tables'

const hourMs = 60 * 60 * 1_000

/** Counts an attempt; returns how many there were of this subject in the same window of hours, this one included. */
export async function countAttempt(
  db: Pick<Database, 'insert'>,
  subject: string,
  { now, hours }: { now: number; hours: number },
): Promise<number> {
  const window = hours * hourMs
  const since = new Date(Math.floor(now / window) * window)
  const [row] = await db
    .insert(formAttempts)
    .values({ subject, since })
    .onConflictDoUpdate({
      target: [formAttempts.subject, formAttempts.since],
      set: { count: sql`${formAttempts.count} + 1` },
    })
    .returning({ count: formAttempts.count })
  return row?.count ?? 1
}

/** Deletes windows that have ended. The longest is a day. */
export async function pruneAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(formAttempts).where(lt(formAttempts.since, new Date(now.getTime() - 48 * hourMs)))
}
