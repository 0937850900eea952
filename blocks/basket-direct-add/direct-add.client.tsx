'use client'

import { useState } from 'react'
import type { Choosable } from '@/lib/shop/product'
import type { BasketShop } from '@/lib/storefront/basket'
import { AddToBasket } from '@/lib/storefront/basket/client'
import { type Panel, Panels, VariantDropdown } from '@/lib/storefront/product'

type DirectAddProps = {
  id: string
  variants: readonly Choosable[]
  /** The default variant. */
  first: string
  quantity: number
  prices: readonly Panel[]
  deliveries: readonly Panel[]
  shop: BasketShop
  words: {
    legend: string
    /** The button's label; unset: the usual one. */
    add: string | undefined
    /** The button's accessible name, with the product's name. */
    addName: string
  }
}

/** Price, choice, delivery and button of one product. Variants that cannot be bought can be selected but not ordered. */
export function DirectAdd({
  id,
  variants,
  first,
  quantity,
  prices,
  deliveries,
  shop,
  words,
}: DirectAddProps) {
  const [chosen, choose] = useState(first)
  const isBuyable = variants.some(({ key, note }) => key === chosen && note === undefined)
  return (
    <div className="grid w-full gap-4">
      <div aria-live="polite">
        <Panels panels={prices} chosen={chosen} />
      </div>
      {variants.length > 1 && (
        <div className="max-w-xs noscript:hidden">
          <VariantDropdown
            id={id}
            legend={words.legend}
            variants={variants}
            chosen={chosen}
            onChoose={choose}
          />
        </div>
      )}
      <div aria-live="polite">
        <Panels panels={deliveries} chosen={chosen} />
      </div>
      {isBuyable && (
        <div className="noscript:hidden">
          <AddToBasket
            entries={[{ variant: chosen, quantity }]}
            shop={shop}
            label={words.add}
            accessibleName={words.addName}
            size="large"
          />
        </div>
      )}
    </div>
  )
}
