import { lt } from 'drizzle-orm'
import type { Database } from '@/lib/db'
import { pruneAttempts } from './attempts'
import { pruneDrafts } from './drafts'
import { pruneMessages } from './outbox'
import { pruneSubmissions } from './submit'
import { pruneSubscriptions } from './subscribe'
import { localMailbox } from './tables'

const pruneMailbox = (db: Database, now: Date) =>
  db
    .delete(localMailbox)
    .where(lt(localMailbox.receivedAt, new Date(now.getTime() - 30 * 24 * 60 * 60 * 1_000)))

/** Removes what forms have left and nobody needs any more. */
export async function pruneForms(db: Database, now: Date): Promise<void> {
  for (const prune of [
    pruneDrafts,
    pruneAttempts,
    pruneSubscriptions,
    pruneSubmissions,
    pruneMessages,
    pruneMailbox,
  ])
    await prune(db, now)
}
