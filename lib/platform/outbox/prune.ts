import { lt, or } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { outbox } from './tables'

/** Deletes messages that were delivered more than 7 days ago, or given up more than 30 days ago. */
export async function pruneOutbox(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000)
  await db.delete(outbox).where(or(lt(outbox.deliveredAt, daysAgo(7)), lt(outbox.failedAt, daysAgo(30))))
}
