import type { Database } from '@/lib/platform/db'
import { pruneMailbox } from '@/lib/platform/mail'
import { pruneAttempts } from './attempts'
import { pruneDrafts } from './drafts'
import { pruneSubmissions } from './submit'
import { pruneSubscriptions } from './subscribe'

/** Deletes expired data of forms: attempts, drafts, answers, unconfirmed subscriptions, messages. */
export async function pruneForms(db: Database, now: Date): Promise<void> {
  for (const prune of [pruneDrafts, pruneAttempts, pruneSubscriptions, pruneSubmissions, pruneMailbox])
    await prune(db, now)
}
