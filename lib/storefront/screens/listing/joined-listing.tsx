import type { ReactNode } from 'react'
import type { Market } from '@/lib/platform/markets'
import type { Listing } from '@/lib/shop/listing'
import type { HeadingLevel } from '@/lib/storefront/design/ui'
import { type KeptElement, keptAttribute } from '@/lib/storefront/runtime/adopted-markup'
import { facetViews } from './facet-views'
import { frameProps } from './frame-props'
import { ListingFrame } from './listing-frame.client'
import type { GivenListing } from './listing-place.client'
import { ListingResults } from './listing-results'
import type { Advice, Chosen } from './listing-view'
import type { TileMarkup } from './product-grid'
import { WordsPlace } from './words-apart'

/** No document has so many elements that stand as they are: those of a template are numbered from nought. */
const resultsNumber = 100_000

const results: KeptElement = ['div', resultsNumber]

type Asked = {
  market: Market
  /** The address without filters. */
  path: string
  chosen: Chosen
  found: Listing
  anchor: string
  headingLevel: HeadingLevel
  eager: number
  advice?: Advice | undefined
  tileMarkup: TileMarkup
}

type Joined = {
  given: GivenListing
  /** Markup alone, for their places in the frame. */
  parts: readonly { place: readonly [begin: string, end: string]; node: ReactNode }[]
  frame: ReactNode
}

/** The parts of a listing that is put into its place in a template, the same as `Listing` renders. */
export function joinedListing({ market, path, chosen, found, anchor, ...rest }: Asked): Joined {
  const { hits, page, pages, cards } = found
  const { headingLevel, eager, advice, tileMarkup } = rest
  const facets = facetViews(found, chosen, market, advice)
  const given = {
    frame: frameProps({ market, anchor, path, chosen, facets, hits }),
    locale: market.shopLocale,
    results,
  }
  const node = (
    <ListingResults
      {...{ market, path, chosen, facets, anchor, page, pages, cards }}
      {...{ advice, headingLevel, eager, tileMarkup }}
      total={hits}
      empty={<WordsPlace />}
    />
  )
  return {
    given,
    parts: [{ place: [`<div ${keptAttribute}="${resultsNumber}">`, '</div>'], node }],
    frame: (
      <ListingFrame {...given.frame}>
        <div {...{ [keptAttribute]: resultsNumber }} />
      </ListingFrame>
    ),
  }
}
