import { useSetAtom } from 'jotai'
import { fillTemplate } from '@/lib/platform/i18n'
import { showToast } from '@/lib/storefront/design/ui/client'
import type { BasketShop } from '@/lib/storefront/screens/basket'
import {
  addToBasketAtom,
  changeBasketAtom,
  removeFromBasketAtom,
} from '@/lib/storefront/screens/basket/client'
import type { Toggled } from '@/lib/storefront/visitor/state'
import type { BasketAdded } from '@/schemas/api/basket'
import { orderedVariant } from './item-order'
import type { Item } from './use-wishlist'

export type MoveWords = {
  /** With `{name}`. */
  moved: string
  /** Added to the basket, but not removed from the wishlist. */
  stayed: string
  undo: string
}

/** Moves products from the wishlist to the basket, and undoes that. */
export function useMoveToBasket(
  shop: BasketShop,
  words: MoveWords,
  toggle: (item: Item) => Promise<Toggled>,
) {
  const add = useSetAtom(addToBasketAtom)
  const change = useSetAtom(changeBasketAtom)
  const remove = useSetAtom(removeFromBasketAtom)
  const { locale } = shop
  const { failures } = shop.words

  const takeOut = ({ basket, added: [line] }: BasketAdded) => {
    if (!line) return
    const { key } = line
    const before = (basket.items.find((item) => item.key === key)?.quantity ?? 0) - line.quantity
    return before > 0 ? change({ locale, key, quantity: before }) : remove({ locale, key })
  }
  const takeBack = async (item: Item, answer: BasketAdded) => {
    const taken = await takeOut(answer)
    if (taken && !taken.ok) showToast(failures[taken.key], 'error')
    else if ((await toggle(item)) !== 'added') showToast(failures.failed, 'error')
  }

  return async (item: Item): Promise<void> => {
    const variant = orderedVariant(item)
    if (variant === undefined) return
    const added = await add({ locale, entries: [{ variant }] })
    if (!added.ok) {
      showToast(failures[added.key], 'error')
    } else if ((await toggle(item)) !== 'removed') {
      showToast(words.stayed, 'warning')
    } else {
      const text = fillTemplate(words.moved, { name: item.name })
      showToast(text, 'success', { label: words.undo, run: () => void takeBack(item, added.answer) })
    }
  }
}
