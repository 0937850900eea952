'use client'

import type { PriceMarket } from '@/lib/platform/i18n'
import { CompactTile } from '@/lib/storefront/tiles'
import type { PriceWords } from '@/lib/storefront/ui'
import type { ProductCard } from '@/schemas/shop'

type RecentTilesProps = {
  labelledBy: string
  cards: readonly ProductCard[]
  market: PriceMarket
  words: PriceWords
}

/** A row of products that scrolls horizontally. */
export function RecentTiles({ labelledBy, cards, market, words }: RecentTilesProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1)
      tabIndex={0}
      className="flex snap-x gap-4 overflow-x-auto overscroll-x-contain pb-2 [scrollbar-color:var(--color-outline)_transparent] [scrollbar-width:thin]"
    >
      {cards.map((card) => (
        <li key={card.number} className="w-36 shrink-0 snap-start md:w-44">
          <CompactTile card={card} market={market} words={words} />
        </li>
      ))}
    </ul>
  )
}
