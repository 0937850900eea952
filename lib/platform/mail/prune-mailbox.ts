import { lt } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { localMailbox } from './tables'

const monthMs = 30 * 24 * 60 * 60 * 1_000

/** Deletes messages of the local mailbox that are older than a month. */
export async function pruneMailbox(db: Database, now: Date): Promise<void> {
  await db.delete(localMailbox).where(lt(localMailbox.receivedAt, new Date(now.getTime() - monthMs)))
}
