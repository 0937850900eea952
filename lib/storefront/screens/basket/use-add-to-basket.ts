import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { showToast } from '@/lib/storefront/design/ui/client'
import type { BasketEntry } from '@/schemas/api/basket-entries'
import { addToBasketAtom } from './basket-atoms'
import type { Added } from './basket-calls'
import { openBasketLayerAtom } from './basket-layer'
import type { BasketShop } from './basket-words'
import { loadBasketLayer } from './load-basket-layer'

type AddOptions = {
  /** Before it is shown in the layer. */
  onAdded?: (() => void) | undefined
}

/**
 * Puts things into the basket and shows them in the layer, or says why not. While it is under way, asking again does
 * nothing and answers nothing.
 */
export function useAddToBasket(shop: BasketShop, { onAdded }: AddOptions = {}) {
  const put = useSetAtom(addToBasketAtom)
  const open = useSetAtom(openBasketLayerAtom)
  const isUnderWay = useRef(false)
  const [isPending, setPending] = useState(false)

  const add = async (entries: readonly BasketEntry[]): Promise<Added | undefined> => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setPending(true)
    const hasLayer = loadBasketLayer().then(
      () => true,
      () => false,
    )
    const added = await put({ locale: shop.locale, entries })
    if (added.ok) {
      const isLayerThere = await hasLayer
      onAdded?.()
      if (isLayerThere) open({ shop, answer: added.answer })
      else showToast(shop.words.added, 'success')
    } else showToast(shop.words.failures[added.key], 'error')
    isUnderWay.current = false
    setPending(false)
    return added
  }
  return { add, isPending }
}
