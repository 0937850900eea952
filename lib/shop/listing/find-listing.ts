import type { Database } from '@/lib/platform/db'
import { spelledFor } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import type { ProductCard } from '@/schemas/shop'
import { type FacetName, facetNames } from './facets'
import { type ListingQuery, mostPages } from './query'
import { listingStatement, type ValueRow } from './statement'
import type { TermQuery } from './term-bits'

type FacetValueView = {
  value: string
  label: string
  /** `#rrggbb`, of colours. */
  swatch?: string
  /** The number of products with this value, given all other filters. */
  count: number
  active: boolean
}

type FacetView = { facet: Exclude<FacetName, 'price'>; values: FacetValueView[] }

export type Listing = {
  hits: number
  cards: ProductCard[]
  facets: FacetView[]
  /** The price range without the price filter, in minor units; unset without hits. */
  price?: { min: number; max: number }
  page: number
  pages: number
}

/** The result for a term without words. */
export const emptyListing: Listing = { hits: 0, cards: [], facets: [], page: 1, pages: 1 }

const collatorOf = memoize(
  ({ language }: Market) => language,
  ({ language }) => new Intl.Collator(language, { numeric: true }),
)

function facetsOf(market: Market, { filters }: ListingQuery, rows: readonly ValueRow[]): FacetView[] {
  const { compare } = collatorOf(market)
  const groups = Map.groupBy(
    rows.toSorted((a, b) => a[4] - b[4] || compare(a[2] ?? a[1], b[2] ?? b[1])),
    ([facet]) => facet,
  )
  return facetNames.flatMap((facet) => {
    const group = facet === 'price' ? undefined : groups.get(facet)
    if (facet === 'price' || !group) return []
    const values = group.map(
      ([, value, label, swatch, , count]): FacetValueView => ({
        value,
        label: spelledFor(market, label ?? value),
        ...(swatch && { swatch }),
        count,
        active: filters[facet]?.includes(value) ?? false,
      }),
    )
    return [{ facet, values }]
  })
}

/**
 * A page of a category, of a search or of the whole market, with the counts of all filters. A page beyond the last
 * shows the last one.
 */
export async function findListing(
  db: Database,
  market: Market,
  query: ListingQuery,
  term?: TermQuery,
): Promise<Listing> {
  const { statement, values: given } = listingStatement(market, query, term)
  const [row] = await statement.run(db, given)
  if (!row) throw new Error('The listing gave no row')
  const { hits, cards, values, lowest, highest } = row
  const pages = Math.min(mostPages, Math.max(1, Math.ceil(hits / query.pageSize)))
  if (query.page > pages) return findListing(db, market, { ...query, page: pages }, term)
  return {
    hits,
    cards,
    facets: facetsOf(market, query, values),
    ...(lowest !== null && highest !== null && { price: { min: lowest, max: highest } }),
    page: query.page,
    pages,
  }
}
