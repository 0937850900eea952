import type { Database } from '@/lib/db'
import { pruneWishlists } from '@/lib/shop/wishlist/wishlist'

const dayMs = 24 * 60 * 60 * 1000

/** Removes what nobody will ask for again: now, and once a day. Returns what ends it. */
export function keepHouse(db: Database): () => void {
  const tidy = () =>
    void pruneWishlists(db, new Date()).catch((error: unknown) => console.error('housekeeping:', error))
  tidy()
  const timer = setInterval(tidy, dayMs)
  timer.unref()
  return () => clearInterval(timer)
}
