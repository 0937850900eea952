'use client'

import { type ReactNode, useMemo } from 'react'
import { useChoiceOfAddress, useChoose, useChosen } from '@/lib/shop/product/use-choice'
import { WishlistButton } from '@/lib/visitor/islands'
import type { WishlistWords } from '@/lib/visitor/wishlist-button.client'
import { ApplyChoice } from './apply-choice'
import { type Panel, Panels } from './panels'
import { VariantChoice } from './variant-choice.client'
import type { Choosable } from './variant-dropdown'

export type BuyBoxProps = {
  number: string
  /** The variant that the page shows where the address names none. */
  first: string
  variants: readonly Choosable[]
  prices: readonly Panel[]
  deliveries: readonly Panel[]
  /** The same product in other colours and dimensions. */
  siblings: ReactNode
  /** What helps to choose. */
  advisor: ReactNode
  words: {
    legend: string
    sold: string
    wishlist: WishlistWords
    wide: { off: string; on: string }
  }
}

/** Price, choice, delivery and what can be done. A choice changes all of it at once, without asking the shop. */
export function BuyBox(props: BuyBoxProps) {
  const { number, first, variants, prices, deliveries, siblings, advisor, words } = props
  const keys = useMemo(() => variants.map(({ key }) => key), [variants])
  useChoiceOfAddress(number, keys, first)
  const chosen = useChosen(number, first)
  const choose = useChoose(number)
  return (
    <div className="grid gap-6">
      <ApplyChoice keys={keys} />
      <div aria-live="polite">
        <Panels panels={prices} chosen={chosen} />
      </div>
      {siblings}
      {variants.length > 1 && (
        <div className="noscript:hidden">
          <VariantChoice
            id={`variant-${number}`}
            legend={words.legend}
            variants={variants}
            chosen={chosen}
            onChoose={choose}
            soldWord={words.sold}
          />
        </div>
      )}
      {advisor}
      <div aria-live="polite" className={variants.length > 1 ? 'noscript:hidden' : undefined}>
        <Panels panels={deliveries} chosen={chosen} />
      </div>
      <div className="max-md:hidden noscript:hidden">
        <WishlistButton number={number} variant={chosen} words={words.wishlist} wide={words.wide} />
      </div>
    </div>
  )
}
