import type { ReactNode } from 'react'
import type { Market } from '@/lib/platform/markets'
import type { Listing as Found } from '@/lib/shop/listing'
import type { HeadingLevel } from '@/lib/storefront/design/ui'
import { facetViews } from './facet-views'
import { frameProps } from './frame-props'
import { ListingFrame } from './islands'
import { ListingResults } from './listing-results'
import { listingLabel } from './listing-template'
import type { Advice, Chosen } from './listing-view'

type Props = {
  market: Market
  /** The address without filters. */
  path: string
  chosen: Chosen
  found: Found
  /** An element id, unique on the page. */
  anchor: string
  /** The name of the listing, on a page with several. */
  name?: string | undefined
  /** One level below the heading above the products. */
  headingLevel?: HeadingLevel | undefined
  /** False: only products and the link to further ones. */
  filters?: boolean | undefined
  /** The number of pictures on the first screen. */
  eager?: number | undefined
  /** Helps to choose, as does the filter by size. */
  advice?: Advice | undefined
  /** Shown instead of products if the choices leave none. */
  empty: ReactNode
}

/** Products with filters, order and pagination, of a category or a search. */
export function Listing({ market, path, chosen, found, anchor, filters = true, empty, ...rest }: Props) {
  const facets = filters ? facetViews(found, chosen, market, rest.advice) : []
  const { hits, page, pages, cards } = found
  const results = (
    <ListingResults
      {...{ market, path, chosen, facets, anchor, page, pages, cards, empty }}
      total={hits}
      advice={rest.advice}
      headingLevel={rest.headingLevel ?? 'h3'}
      eager={rest.eager ?? 0}
    />
  )
  return (
    <section id={anchor} aria-label={listingLabel(market, rest.name)} className="w-full">
      {filters ? (
        <ListingFrame {...frameProps({ market, anchor, path, chosen, facets, hits })}>{results}</ListingFrame>
      ) : (
        results
      )}
    </section>
  )
}
