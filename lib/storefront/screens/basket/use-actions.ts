import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { fillPlural, fillTemplate } from '@/lib/platform/i18n'
import { withChoice } from '@/lib/platform/text'
import { showToast } from '@/lib/storefront/design/ui/client'
import { toggleWishlistAtom, useVisitor, wishlistAtom } from '@/lib/storefront/visitor/state/client'
import type { BasketItem } from '@/schemas/api/basket'
import { isCounted } from './lines'
import { refusalWords, wishlistRefusal } from './refusal-words'
import { useBasket } from './use-basket'
import type { BasketWords } from './words'

type Moves = { onLeave: (item: BasketItem) => void; onReturn: (item: BasketItem) => void }

const nameOf = ({ product, variant }: BasketItem) => withChoice(product.name, variant.choice)

/** The actions of a visitor on the basket, with their toasts. Calls `onLeave` before a removal, `onReturn` on undo. */
export function useActions(locale: string, words: BasketWords, { onLeave, onReturn }: Moves) {
  useVisitor()
  const wishlist = useAtomValue(wishlistAtom)
  const toggleWishlist = useSetAtom(toggleWishlistAtom)
  const moving = useRef(new Set<string>())
  const { state, change, retry, redeem, removeCode } = useBasket(locale, {
    refused: (failed, why) =>
      showToast(
        fillTemplate(refusalWords(words.refusals, failed, why), { name: nameOf(failed.item) }),
        'error',
      ),
    lessLeft: (item, left) =>
      showToast(fillPlural(words.lessLeft.toast, left, { name: nameOf(item) }), 'warning'),
  })

  function removeWithToast(item: BasketItem, text: string, alsoUndo?: () => void) {
    onLeave(item)
    void change({ kind: 'remove', item })
    const run = () => {
      onReturn(item)
      void change({ kind: 'restore', item })
      alsoUndo?.()
    }
    const message = fillTemplate(text, { name: nameOf(item) })
    // An item that cannot be ordered here cannot be put back into the basket either.
    showToast(message, 'success', isCounted(item) ? { label: words.undo, run } : undefined)
  }

  return {
    state,
    retry,
    redeem,
    removeCode,
    setQuantity: (item: BasketItem, quantity: number) => void change({ kind: 'quantity', item, quantity }),
    remove: (item: BasketItem) => removeWithToast(item, words.removed),
    async moveToWishlist(item: BasketItem) {
      const entry = { number: item.product.number, variant: item.variant.referenceKey }
      // A second press would remove the product from the wishlist again.
      if (moving.current.has(item.key)) return
      if (wishlist.includes(entry.number)) return removeWithToast(item, words.moved)
      moving.current.add(item.key)
      const done = await toggleWishlist(entry)
      moving.current.delete(item.key)
      if (done === 'added') return removeWithToast(item, words.moved, () => void toggleWishlist(entry))
      const text = wishlistRefusal(words, done)
      showToast(fillTemplate(text, { name: nameOf(item) }), 'error')
    },
  }
}
