'use client'

import { Button } from '@/lib/ui/button'
import type { ButtonLook } from '@/lib/ui/button-classes'
import type { BasketEntry } from '@/schemas/api/basket'
import type { BasketShop } from './basket-words'
import { useAddToBasket } from './use-add-to-basket'

export type AddToBasketProps = ButtonLook & {
  /** What goes in with one press, all of it or nothing. */
  entries: readonly BasketEntry[]
  /** `basketShop(market)`. */
  shop: BasketShop
  /** Unset: ‘Add to basket’. */
  label?: string | undefined
  /** What it is called where its words alone do not say what is meant: they must be part of it (WCAG 2.2, 2.5.3). */
  accessibleName?: string | undefined
  className?: string | undefined
}

/** Puts something into the basket and shows it in the layer. */
export function AddToBasket({ entries, shop, label, accessibleName, ...look }: AddToBasketProps) {
  const { add, isPending } = useAddToBasket(shop)
  return (
    <Button
      {...look}
      aria-label={accessibleName}
      loading={isPending && shop.words.adding}
      onClick={({ currentTarget }) => {
        // Where a click does not focus a button (Safari), the layer would not know whom to give the focus back to.
        currentTarget.focus()
        void add(entries)
      }}
    >
      {label ?? shop.words.add}
    </Button>
  )
}
