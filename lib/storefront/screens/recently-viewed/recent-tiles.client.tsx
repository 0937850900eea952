'use client'

import type { ReactNode } from 'react'
import type { PriceMarket } from '@/lib/platform/i18n'
import { Carousel } from '@/lib/storefront/design/ui/client'
import { CompactTile } from '@/lib/storefront/screens/tiles'
import type { ShownCard, TileWords } from '@/schemas/api/products'

export type RowWords = Pick<TileWords, 'price' | 'preorder'> & {
  carousel: { previous: string; next: string }
}

type RecentTilesProps = {
  label: string
  heading: ReactNode
  cards: readonly ShownCard[]
  market: PriceMarket
  words: RowWords
}

/** A row of products to turn. */
export function RecentTiles({ label, heading, cards, market, words }: RecentTilesProps) {
  return (
    <Carousel
      label={label}
      heading={heading}
      items={cards.map((card) => ({
        id: card.number,
        content: <CompactTile card={card} market={market} words={words} />,
      }))}
      words={words.carousel}
    />
  )
}
