'use client'

import type { ButtonLook } from '@/lib/storefront/design/ui'
import type { BasketEntry } from '@/schemas/api/basket-entries'
import { BasketButton, type EarlyOrder } from './basket-button'
import type { BasketShop } from './basket-words'
import { useAddToBasket } from './use-add-to-basket'

export type AddToBasketProps = ButtonLook & {
  /** Added together: all of them or none. */
  entries: readonly BasketEntry[]
  /** `basketShop(market)`. */
  shop: BasketShop
  /** Unset: ‘Add to basket’. */
  label?: string | undefined
  /** An accessible name, where the visible label is ambiguous. It must contain the label (WCAG 2.2, 2.5.3). */
  accessibleName?: string | undefined
  className?: string | undefined
  early: EarlyOrder
  /** Whether they can be added already; asked when the button is pressed, and answered with what is missing. */
  isReady?: (() => boolean) | undefined
}

/** Adds entries to the basket and shows them in the layer. */
export function AddToBasket({ entries, shop, isReady = () => true, ...look }: AddToBasketProps) {
  const { add, isPending } = useAddToBasket(shop)
  return (
    <BasketButton
      {...look}
      words={shop.words}
      isPending={isPending}
      onPress={() => isReady() && void add(entries)}
    />
  )
}
