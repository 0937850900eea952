import type { Database } from '@/lib/platform/db'
import { every, type Worker } from '@/lib/platform/worker'
import { deliverMerchantWebhooks, followChanges, type WebhookTarget } from '@/lib/shop/merchant'

/** The longest time until an event is announced, as long as the receiver answers. */
const intervalMs = 3_000

type Options = { worker: Worker; db: Database; target: WebhookTarget }

/**
 * Announces each event of an order. The job follows the events themselves, so that whatever changes an
 * order needs to know nothing of webhooks, and writes none where none is set up.
 */
export function startMerchantWebhooks({ worker, db, target }: Options): void {
  worker.add({
    name: 'merchant-webhooks',
    leased: true,
    nextAt: every(intervalMs),
    run: async (ending) => {
      await followChanges(db, { announce: true })
      await deliverMerchantWebhooks(db, target, ending)
    },
  })
}
