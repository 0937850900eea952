import { steadyMs } from '@/lib/platform/clock'
import type { Database, Transaction } from '@/lib/platform/db'
import { catalogueTag, recordInvalidation } from '@/lib/platform/freshness'
import { listingTag, productTag } from '@/lib/shop/catalogue'
import { mostTags } from './write/renew'

const everyMs = 20_000

/**
 * Invalidates pages during an import: product by product at first, and beyond a limit the whole catalogue, from time to
 * time and at the end, so that a running shop does not render everything again after each batch.
 */
export function throttledInvalidation(clock: () => number = steadyMs) {
  let told = 0
  let last = Number.NEGATIVE_INFINITY
  return {
    async stale(tx: Transaction, numbers: readonly string[]): Promise<void> {
      told += numbers.length
      if (told <= mostTags) {
        await recordInvalidation(tx, [listingTag, ...numbers.map(productTag)])
        return
      }
      if (clock() - last < everyMs) return
      last = clock()
      await recordInvalidation(tx, [catalogueTag])
    },
    async finish(db: Database): Promise<void> {
      if (told > mostTags) await recordInvalidation(db, [catalogueTag])
    },
  }
}
