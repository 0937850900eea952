'use client'

import { useState } from 'react'
import type { Choosable } from '@/lib/shop/product'
import type { BasketShop } from '@/lib/storefront/screens/basket'
import { AddToBasket } from '@/lib/storefront/screens/basket/client'
import { type Panel, Panels, VariantDropdown } from '@/lib/storefront/screens/product'
import { useEarlyInput } from '@/lib/storefront/screens/product/client'

type DirectAddProps = {
  id: string
  number: string
  variants: readonly Choosable[]
  /** The variant that is shown until one is chosen. */
  first: string
  quantity: number
  prices: readonly Panel[]
  deliveries: readonly Panel[]
  shop: BasketShop
  words: {
    legend: string
    choose: string
    /** What is said when the button is pressed without a choice. */
    missing: string
    /** The button's label; unset: the usual one. */
    add: string | undefined
    /** The button's accessible name, with the product's name. */
    addName: string
  }
}

/**
 * Price, choice, delivery and button of one product. Variants that cannot be bought can be selected but not ordered. The
 * only variant needs no choice; of several, the shopper chooses before the button adds one.
 */
export function DirectAdd({
  id,
  number,
  variants,
  first,
  quantity,
  prices,
  deliveries,
  shop,
  words,
}: DirectAddProps) {
  const [choice, choose] = useState(variants.length > 1 ? undefined : first)
  const [isMissing, setMissing] = useState(false)
  useEarlyInput(id, '', choose)
  const chosen = choice ?? first
  const isBuyable = variants.some(
    ({ key, note }) => note === undefined && (choice === undefined || key === choice),
  )
  const isReady = () => {
    setMissing(choice === undefined)
    if (choice === undefined) document.getElementById(id)?.focus()
    return choice !== undefined
  }
  return (
    <div className="grid w-full gap-4">
      <div aria-live="polite" className="group/price" data-unchosen={choice === undefined ? '' : undefined}>
        <Panels panels={prices} chosen={chosen} />
      </div>
      {variants.length > 1 && (
        <div className="noscript:hidden">
          <VariantDropdown
            id={id}
            legend={words.legend}
            choose={words.choose}
            variants={variants}
            chosen={choice}
            fault={isMissing && choice === undefined ? words.missing : undefined}
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
            block
            isReady={isReady}
            early={{
              numbers: number,
              picks: [variants.length > 1 ? [id] : first],
              fields: `quantity=${quantity}`,
            }}
          />
        </div>
      )}
    </div>
  )
}
