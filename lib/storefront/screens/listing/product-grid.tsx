import type { ComponentProps } from 'react'
import type { Market } from '@/lib/platform/markets'
import { type HeadingLevel, Skeleton } from '@/lib/storefront/design/ui'
import { Deferred } from '@/lib/storefront/screens/frame'
import { ProductTile, TileColours } from '@/lib/storefront/screens/tiles'
import type { ProductCard } from '@/schemas/shop'

type Props = {
  cards: readonly ProductCard[]
  market: Market
  headingLevel?: HeadingLevel | undefined
  /** The number of pictures on a phone's first screen, which are loaded before others. */
  eager?: number | undefined
  /** How many products stand on the pages before: for what tracks their places. */
  before?: number | undefined
  tileMarkup?: TileMarkup | undefined
}

/** Renders tiles as markup alone, without any code of the browser. */
export type TileMarkup = (tile: Omit<ComponentProps<typeof ProductTile>, 'withColours'>) => string

/** Two rows of a wide screen. */
const firstView = 8

/** A grid of products: two columns on phones, three, and four at the full width of the page. */
export function ProductGrid({ cards, market, headingLevel, eager = 0, before, tileMarkup }: Props) {
  const given = cards.map((card, index) => ({ card, market, headingLevel, priority: index < eager }))
  if (tileMarkup)
    return (
      <ul className="tile-grid" data-before={before || undefined}>
        {given.map((tile) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
          <li key={tile.card.number} dangerouslySetInnerHTML={{ __html: tileMarkup(tile) }} />
        ))}
      </ul>
    )
  const tiles = given.map((tile) => (
    <li key={tile.card.number}>
      <ProductTile {...tile} />
    </li>
  ))
  return (
    <>
      <ul className="tile-grid" data-before={before || undefined}>
        {tiles.slice(0, firstView)}
        {tiles.length > firstView && <Deferred>{tiles.slice(firstView)}</Deferred>}
      </ul>
      <TileColours locale={market.shopLocale} />
    </>
  )
}

/** Reserves the space of products while they load. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className="tile-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <ProductTileSkeleton key={index} />
      ))}
    </div>
  )
}

/** An empty tile of the usual size. */
function ProductTileSkeleton() {
  return (
    <div className="tile">
      <div className="tile-picture">
        <Skeleton className="size-full rounded-none" />
      </div>
      <div className="tile-part">
        <Skeleton className="max-w-1/3" />
        <Skeleton className="mt-3" />
        <Skeleton className="mt-2 max-w-2/3" />
      </div>
      <div className="tile-part">
        <Skeleton className="h-6 max-w-2/5" />
      </div>
      <div className="tile-part">
        <Skeleton className="max-w-1/2" />
      </div>
    </div>
  )
}
