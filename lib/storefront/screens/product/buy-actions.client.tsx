'use client'

import type { WishlistWords } from '@/lib/storefront/visitor/state'
// Not an island of its own: the controls beside it would wait for its code.
import { WishlistButton } from '@/lib/storefront/visitor/state/client'
import { OrderForm, type OrderWords } from './order-form.client'
import { Panels, panelsByStock } from './panels'
import { SoldOut, type SoldOutProps } from './sold-out.client'
import { useIsChosen } from './use-choice'
import type { Orderable } from './use-order'

export type BuyActionWords = {
  order: OrderWords
  wishlist: WishlistWords
  wide: { off: string; on: string }
}

type Props = {
  product: Orderable
  chosen: string
  words: BuyActionWords
  /** Instead of the button if the chosen variant cannot be bought. */
  soldOut: Omit<SoldOutProps, 'number' | 'chosen' | 'isChosen'>
}

/** The actions for the chosen variant: add it to the basket or to the wishlist. */
export function BuyActions({ product, chosen, words, soldOut }: Props) {
  const isChosen = useIsChosen(product.number)
  const remember = (
    <div className="max-md:hidden">
      <WishlistButton
        number={product.number}
        variant={isChosen ? chosen : undefined}
        words={words.wishlist}
        labels={words.wide}
        look="secondary"
      />
    </div>
  )
  const panels = panelsByStock(product.most, {
    some: (
      <div className="grid gap-3">
        <OrderForm product={product} chosen={chosen} words={words.order} />
        {remember}
      </div>
    ),
    none: (
      <div className="grid gap-5">
        <SoldOut {...soldOut} number={product.number} chosen={chosen} isChosen={isChosen} />
        {remember}
      </div>
    ),
  })
  return <Panels panels={panels} chosen={chosen} />
}
