import { type Database, database } from '@/lib/platform/db'
import { newestInvalidation } from '@/lib/platform/freshness'
import { awaitApplied } from '@/lib/platform/instances'
import { awaitDelivery } from '@/lib/platform/outbox'
import { hasWorker, wake } from '@/lib/platform/worker'
import { webhookKind, webhooksJobName } from './enqueue-webhooks'

/** A change is answered after this time though an instance does not apply it: it may have ended without a word. */
const withinMs = 3_000

/**
 * Delivers the webhooks of a change, and waits until every instance has made its pages stale, three seconds at the most, so
 * that whoever is told of a publish finds it on the shop, wherever the next request goes. The worker retries what fails.
 */
export async function renewShop(db: Database = database()): Promise<void> {
  if (!hasWorker()) return
  void wake(webhooksJobName)
  if (await awaitDelivery(db, webhookKind, withinMs))
    await awaitApplied(db, (await newestInvalidation(db)).id, withinMs)
}
