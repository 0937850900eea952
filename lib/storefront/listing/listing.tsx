import type { ReactNode } from 'react'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Listing as Found } from '@/lib/shop/listing'
import { sorts } from '@/lib/shop/listing'
import type { HeadingLevel } from '@/lib/storefront/ui'
import { uiWords } from '@/lib/storefront/ui'
import { facetViews } from './facet-views'
import { ListingFrame } from './islands'
import type { FrameWords } from './listing-frame.client'
import { ListingResults } from './listing-results'
import type { Chosen } from './listing-view'

type Props = {
  market: Market
  /** The address without anything chosen. */
  path: string
  chosen: Chosen
  found: Found
  /** An element id of its own on the page. */
  anchor: string
  /** What is listed, where a page has several listings. */
  name?: string | undefined
  /** The heading that the products stand under is one level above. */
  headingLevel?: HeadingLevel | undefined
  /** Without filters it shows products and the way to further ones. */
  filters?: boolean | undefined
  /** How many of the first pictures are seen at once. */
  eager?: number | undefined
  /** What stands in the place of products where the choice leaves none. */
  empty: ReactNode
}

/** Products with their filters, their order and their pages: of a category, or of what was searched for. */
export function Listing({ market, path, chosen, found, anchor, filters = true, empty, ...rest }: Props) {
  const t = marketText(market)
  const facets = filters ? facetViews(found, chosen, market) : []
  const { hits, page, pages, cards } = found
  const results = (
    <ListingResults
      {...{ market, path, chosen, facets, anchor, page, pages, cards, empty }}
      total={hits}
      headingLevel={rest.headingLevel ?? 'h3'}
      eager={rest.eager ?? 0}
    />
  )
  return (
    <section
      id={anchor}
      aria-label={[t('listing.label'), rest.name].filter(Boolean).join(': ')}
      className="w-full"
    >
      {filters ? (
        <ListingFrame
          path={path}
          chosen={chosen}
          facets={facets}
          sorts={sorts.map((value) => ({ value, label: t(`listing.sorts.${value}`) }))}
          words={frameWords(market, hits)}
        >
          {results}
        </ListingFrame>
      ) : (
        results
      )}
    </section>
  )
}

function frameWords(market: Market, count: number): FrameWords {
  const t = marketText(market)
  const words = uiWords(market)
  return {
    from: t('listing.price.from'),
    to: t('listing.price.to'),
    filter: t('listing.filter'),
    filters: t('listing.filters'),
    allFilters: t('listing.allFilters'),
    clear: t('listing.clear'),
    apply: t('listing.apply'),
    show: t('listing.show', { count }),
    close: words.close,
    loading: words.loading,
    sort: t('listing.sort'),
    updated: t('listing.updated', { count }),
    currency: market.currency === 'EUR' ? '€' : market.currency,
  }
}
