import { lt, or } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { outbox } from './tables'

/** Removes what was delivered a week ago, or given up a month ago. */
export async function pruneOutbox(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000)
  await db.delete(outbox).where(or(lt(outbox.deliveredAt, daysAgo(7)), lt(outbox.failedAt, daysAgo(30))))
}
