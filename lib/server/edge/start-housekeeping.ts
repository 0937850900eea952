import { pruneForms } from '@/lib/content/forms'
import type { Database } from '@/lib/platform/db'
import { pruneAttempts } from '@/lib/platform/limits'
import { logError } from '@/lib/platform/log'
import { pruneOutbox } from '@/lib/platform/outbox'
import { every, type Worker } from '@/lib/platform/worker'
import { pruneBaskets } from '@/lib/shop/basket'
import { prunePaymentEvents } from '@/lib/shop/orders'
import { pruneWishlists } from '@/lib/shop/wishlist'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes expired rows at the start and once a day. A deletion that fails does not stop the others. */
export function startHousekeeping({ worker, db }: { worker: Worker; db: Database }): void {
  worker.add({
    name: 'housekeeping',
    leased: true,
    nextAt: every(dayMs),
    run: () =>
      Promise.all(
        [pruneWishlists, pruneBaskets, pruneForms, pruneOutbox, pruneAttempts, prunePaymentEvents].map((prune) =>
          prune(db, new Date()).catch((error: unknown) => logError('housekeeping', error)),
        ),
      ),
  })
}
