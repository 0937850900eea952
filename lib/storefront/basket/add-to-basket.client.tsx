'use client'

import type { ButtonLook } from '@/lib/storefront/ui'
import type { BasketEntry } from '@/schemas/api/basket'
import { BasketButton } from './basket-button'
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
export function AddToBasket({ entries, shop, ...look }: AddToBasketProps) {
  const { add, isPending } = useAddToBasket(shop)
  return <BasketButton {...look} words={shop.words} isPending={isPending} onPress={() => void add(entries)} />
}
