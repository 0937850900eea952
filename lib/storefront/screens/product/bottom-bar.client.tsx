'use client'

import { useState } from 'react'
import { buttonClasses } from '@/lib/storefront/design/ui'
import { BottomBar as Bar, useHydrated } from '@/lib/storefront/design/ui/client'
import type { WishlistWords } from '@/lib/storefront/visitor/state'
// Not an island of its own: the controls beside it would wait for its code.
import { WishlistButton } from '@/lib/storefront/visitor/state/client'
import { ApplyChoice } from './apply-choice'
import { ChoiceSheet } from './choice-sheet.client'
import { OrderButton } from './order-button.client'
import { type Panel, Panels, panelsByStock } from './panels'
import { useChosen, useIsChosen } from './use-choice'
import type { Orderable } from './use-order'

type BottomBarProps = {
  product: Orderable
  first: string
  /** The product and its price, for each variant. */
  summaries: readonly Panel[]
  words: {
    wishlist: WishlistWords
    wide: { off: string; on: string }
    tellMe: string
    choice: { legend: string; choose: string; missing: string }
  }
}

/** Keeps the product and the button at the lower edge of phones while the product's part of the page is in view. */
export function BottomBar({ product, first, summaries, words }: BottomBarProps) {
  const known = useChosen(product.number, first)
  const isHydrated = useHydrated()
  const isChosen = useIsChosen(product.number) && isHydrated
  const chosen = isHydrated ? known : first
  const [sheet, setSheet] = useState<'open' | 'closed'>()
  // Where the width is for the button alone, the page has the other one.
  const remember = (
    <span className="max-[22rem]:hidden">
      <WishlistButton
        number={product.number}
        variant={isChosen ? chosen : undefined}
        words={words.wishlist}
        labels={words.wide}
        look="icon"
      />
    </span>
  )
  const actions = panelsByStock(product.most, {
    some: (
      <div className="flex flex-wrap items-center gap-1">
        {remember}
        <OrderButton product={product} chosen={chosen} onMissing={() => setSheet('open')} />
      </div>
    ),
    none: (
      <div className="flex flex-wrap items-center gap-1">
        {remember}
        {/* It leads to the form, whose button is the primary one. */}
        <a href={`#back-in-stock-${product.number}`} className={buttonClasses({ variant: 'secondary' })}>
          {words.tellMe}
        </a>
      </div>
    ),
  })
  return (
    <Bar isTwice>
      <ApplyChoice keys={summaries.flatMap(({ keys }) => keys)} />
      <div
        className="buy-summary"
        data-unchosen={isChosen ? undefined : ''}
        // `ApplyChoice` takes it off where the address names a variant.
        suppressHydrationWarning
      >
        <Panels panels={summaries} chosen={chosen} />
      </div>
      <div className="ms-auto max-w-full shrink-0">
        <Panels panels={actions} chosen={chosen} />
      </div>
      {sheet && (
        <ChoiceSheet
          product={product}
          shown={chosen}
          isChosen={isChosen}
          summaries={summaries}
          isOpen={sheet === 'open'}
          onClose={() => setSheet('closed')}
          words={{ ...words.choice, tellMe: words.tellMe }}
        />
      )}
    </Bar>
  )
}
