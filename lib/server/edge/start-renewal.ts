import type { Database } from '@/lib/platform/db'
import type { Worker } from '@/lib/platform/worker'
import { renewStaleListings } from '@/lib/shop/import'
import type { Brand } from '@/schemas'

const retryMs = 30_000

/** Rewrites once, after the start, what an older release has written into the listings. */
export function startRenewal({ worker, db, brand }: { worker: Worker; db: Database; brand: Brand }): void {
  worker.add({
    name: 'listings of older releases',
    leased: true,
    nextAt: (ended) => (ended === undefined ? 0 : undefined),
    retryMs,
    run: (ending) => renewStaleListings(db, { brand }, ending),
  })
}
