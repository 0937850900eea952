import { deliverPendingWebhooks, webhookKind, webhooksJobName } from '@/lib/content/embedded'
import type { Database } from '@/lib/platform/db'
import { makeDue } from '@/lib/platform/outbox'
import { every, type Worker } from '@/lib/platform/worker'

type Options = { worker: Worker; db: Database; url: string; secret: string }

/** For a publish whose own delivery, right after its answer, failed. */
const intervalMs = 3_000

/**
 * Delivers the webhooks that the embedded content service owes: at once those that were left when the last process
 * ended, whether or not their time has come, and from then on all that fall due. Resolves when the first part is done.
 */
export async function startWebhooks({ worker, db, url, secret }: Options): Promise<void> {
  await makeDue(db, [webhookKind])
  worker.add({
    name: webhooksJobName,
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => deliverPendingWebhooks({ db, url, secret }, ending),
  })
  await worker.wake(webhooksJobName)
}
