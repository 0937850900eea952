import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { showToast } from '@/lib/storefront/design/ui/client'
import type { WishlistEntry } from '@/schemas/api/wishlist'
import { toggleWishlistAtom } from './wishlist-atoms'
import type { WishlistWords } from './wishlist-words'

/** Toggles a product on the wishlist, and says what came of it. */
export function useToggle(words: WishlistWords): (entry: WishlistEntry) => Promise<void> {
  const toggle = useSetAtom(toggleWishlistAtom)
  return useCallback(
    async (entry) => {
      const done = await toggle(entry)
      showToast(words[done], done === 'added' || done === 'removed' ? 'success' : 'error')
    },
    [toggle, words],
  )
}
