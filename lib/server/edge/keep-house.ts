import { pruneForms } from '@/lib/content/forms'
import type { Database } from '@/lib/platform/db'
import { pruneBaskets } from '@/lib/shop/basket'
import { pruneWishlists } from '@/lib/shop/wishlist'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Removes what nobody will ask for again: now, and once a day. Returns what ends it, which waits for what is being
 * removed, so that the database is not closed under it.
 */
export function keepHouse(db: Database): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const tidy = () => {
    running = Promise.all(
      [pruneWishlists, pruneBaskets, pruneForms].map((prune) =>
        prune(db, new Date()).catch((error: unknown) => console.error('housekeeping:', error)),
      ),
    )
  }
  tidy()
  const timer = setInterval(tidy, dayMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
