import type { Database } from '@/lib/platform/db'
import { pruneMailbox } from '@/lib/platform/mail'
import { pruneDrafts } from './drafts'
import { pruneFiles, pruneSubmissions } from './submit'
import { pruneSubscriptions } from './subscribe'

/** Deletes expired data of forms: drafts, answers and their files, unconfirmed subscriptions, messages. */
export async function pruneForms(db: Database, now: Date): Promise<void> {
  for (const prune of [pruneDrafts, pruneSubscriptions, pruneFiles, pruneSubmissions, pruneMailbox])
    await prune(db, now)
}
