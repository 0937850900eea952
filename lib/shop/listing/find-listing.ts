import type { Database } from '@/lib/platform/db'
import { typesetGiven } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import { spelledLabel } from '@/lib/shop/rules'
import type { ProductCard } from '@/schemas/shop'
import { belowBases } from './below-bases'
import { chooseSizes } from './choose-sizes'
import { type FacetName, facetAttributes, facetNames } from './facets'
import { findInIndex, type ValueRow } from './memory/find-in-index'
import { askIndex } from './memory/keep-index'
import { type ListingQuery, pagesOf } from './query'
import type { TermQuery } from './term-query'

type FacetValueView = {
  value: string
  /** The value above, of a shade: products have both. */
  base?: string
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

/** A listing, and for one of a term whether any of the products is called by it, or known by it. */
type FoundListing = Listing & { isNamed?: boolean; isWhole?: boolean; isKnown?: boolean; namedFrom?: number }

/** The result for a term without words. */
export const emptyListing: Listing = { hits: 0, cards: [], facets: [], page: 1, pages: 1 }

const collatorOf = memoize(
  ({ language }: Market) => language,
  ({ language }) => new Intl.Collator(language, { numeric: true }),
)

const columns = {
  value: ([, value]: ValueRow) => value,
  base: ([, , , , , , base]: ValueRow) => base,
}

function facetsOf(market: Market, { filters }: ListingQuery, rows: readonly ValueRow[]): FacetView[] {
  const { compare } = collatorOf(market)
  const groups = Map.groupBy(
    rows.toSorted((a, b) => a[4] - b[4] || compare(a[2] ?? a[1], b[2] ?? b[1])),
    ([facet]) => facet,
  )
  return facetNames.flatMap((facet) => {
    const group = facet === 'price' ? undefined : groups.get(facet)
    if (facet === 'price' || !group) return []
    const ordered = belowBases(group, columns).flatMap(({ row, below }) => [row, ...below])
    const values = ordered.map(
      ([, value, label, swatch, , count, base]): FacetValueView => ({
        value,
        ...(base !== null && { base }),
        // The name of a brand stays what it is.
        label:
          facetAttributes[facet].length > 0
            ? spelledLabel(label ?? undefined, value, market)
            : typesetGiven(label ?? value, market),
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
 * shows the last one. `asked` has the term, if one was typed, and the version of the listings that was read for the same
 * request.
 */
export async function findListing(
  db: Database,
  market: Market,
  query: ListingQuery,
  asked?: { term?: TermQuery; version: number },
): Promise<FoundListing> {
  const { values, isNamed, isWhole, isKnown, namedFrom, ...page } = await askIndex(db, market, (index) =>
    findInIndex(db, market, index, query, asked),
  )
  return {
    ...page,
    cards: await chooseSizes(db, market, page.cards, query),
    facets: facetsOf(market, query, values),
    pages: pagesOf(page.hits, query),
    ...(asked?.term && { isNamed, isWhole, isKnown, ...(namedFrom !== undefined && { namedFrom }) }),
  }
}
