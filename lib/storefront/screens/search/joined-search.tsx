import type { ReactNode } from 'react'
import type { Listing } from '@/lib/shop/listing'
import { type KeptElement, keptAttribute } from '@/lib/storefront/runtime/adopted-markup'
import { listingLabel } from '@/lib/storefront/screens/listing'
import { joinedListing, type TileMarkup } from '@/lib/storefront/screens/listing/client'
import { anchor, chosenOf, eager, type Found } from './found'
import type { GivenSearch } from './search-place.client'
import { SearchHead, SearchTail } from './search-words'

const head: KeptElement = ['div', 100_001]
const tail: KeptElement = ['div', 100_002]

/** The place of a part in the markup of the frame. */
const placeOf = ([type, number]: KeptElement) =>
  [`<${type} ${keptAttribute}="${number}">`, `</${type}>`] as const

const empty = ([type, number]: KeptElement) => {
  const Type = type as 'div'
  return <Type {...{ [keptAttribute]: number }} />
}

type Joined = {
  given: GivenSearch
  /** Markup alone, for their places in the frame. */
  parts: readonly { place: readonly [begin: string, end: string]; node: ReactNode }[]
  frame: ReactNode
}

/** The parts of a search that is put into its place in a template, the same as `SearchScreen` renders. */
export function joinedSearch(found: Found & { listing: Listing }, tileMarkup: TileMarkup): Joined {
  const { market, path, listing } = found
  const label = listingLabel(market, undefined)
  const results = joinedListing({
    ...{ market, path, chosen: chosenOf(found), found: listing },
    ...{ anchor, headingLevel: 'h2', eager, tileMarkup },
  })
  return {
    given: { head, tail, label, listing: results.given },
    parts: [
      { place: placeOf(head), node: <SearchHead found={found} /> },
      ...results.parts,
      { place: placeOf(tail), node: <SearchTail found={found} /> },
    ],
    frame: (
      <>
        {empty(head)}
        <div className="mt-4">
          <section id={anchor} aria-label={label} className="w-full">
            {results.frame}
          </section>
        </div>
        {empty(tail)}
      </>
    ),
  }
}
