import type { Database } from '@/lib/db'
import { pruneForms } from '@/lib/forms/keep-house'
import { pruneWishlists } from '@/lib/shop/wishlist/wishlist'

const dayMs = 24 * 60 * 60 * 1000

/** Removes what nobody will ask for again: now, and once a day. Returns what ends it. */
export function keepHouse(db: Database): () => void {
  const tidy = () => {
    for (const prune of [pruneWishlists, pruneForms])
      void prune(db, new Date()).catch((error: unknown) => console.error('housekeeping:', error))
  }
  tidy()
  const timer = setInterval(tidy, dayMs)
  timer.unref()
  return () => clearInterval(timer)
}
