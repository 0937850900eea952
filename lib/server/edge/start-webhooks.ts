import { deliverPendingWebhooks, webhookKind, webhooksJobName } from '@/lib/content/embedded'
import type { Database } from '@/lib/platform/db'
import { makeDue } from '@/lib/platform/outbox'
import { every, type Worker } from '@/lib/platform/worker'

type Options = {
  worker: Worker
  db: Database
  url: string
  secret: string
  /** Runs work that the start cannot do without, again while the database does not answer. */
  awaited: (work: () => Promise<void>) => Promise<void>
}

/** A publish delivers its webhooks right after its answer; this interval retries the ones that failed. */
const intervalMs = 3_000

/**
 * Delivers the webhooks of the embedded content service. First it delivers all that the last process left behind, even
 * if their next attempt is not due yet, then each one when it is due. Resolves when the first delivery has finished.
 */
export async function startWebhooks({ worker, db, url, secret, awaited }: Options): Promise<void> {
  await awaited(() => makeDue(db, [webhookKind]))
  worker.add({
    name: webhooksJobName,
    leased: true,
    isAskedFor: true,
    nextAt: every(intervalMs),
    run: (ending) => deliverPendingWebhooks({ db, url, secret }, ending),
  })
  await worker.wake(webhooksJobName)
}
