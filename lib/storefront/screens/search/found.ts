import type { Market } from '@/lib/platform/markets'
import type { Listing, ListingQuery, Meaning } from '@/lib/shop/listing'
import type { Chosen } from '@/lib/storefront/screens/listing'

export type FoundPage = { label: string; href: string }

export type Found = {
  market: Market
  /** The path of the search page. */
  path: string
  query: ListingQuery
  term: string
  /** Unset without a term. */
  listing?: Listing
  correctedTerm?: string
  /** What words of the term mean, as filters of the listing. */
  meant?: ListingQuery['filters']
  meantPrice?: NonNullable<ListingQuery['price']>
  occasion?: string
  /** The age that words of the term name, as a sentence has it. */
  meantAge?: string
  /** What the page says it left out, because nothing has it. */
  leftOut?: readonly { meaning: Meaning; label: string }[]
  /** Of few results: without which part of the term there are more, and how many. */
  wider?: readonly { meaning: Meaning; hits: number }[]
  /** Why no result is called by the words of the term. */
  nearly?: 'mentioned' | 'alike'
  /** The results are called by a synonym of the words. */
  byOtherName?: boolean
  /** Of no results: words of the catalogue that are written nearly as one of the term. */
  near?: readonly string[]
  categories: FoundPage[]
  pages: FoundPage[]
}

/** What the template of a search knows. */
export type SearchFacts = { pages: readonly FoundPage[] }

/** The element id of the results. */
export const anchor = 'products'

/** The number of product pictures on a phone's first screen. */
export const eager = 4

/** Of pages beside the products. */
export const mostPages = 6

/** What the results of a search show as chosen: also what the words of the term mean. */
export function chosenOf({ query, term, meant, meantPrice, meantAge, occasion }: Found): Chosen {
  const { filters, sort, page, without } = query
  const price = query.price ?? meantPrice
  return {
    ...{ sort, page, term, filters: { ...meant, ...filters } },
    ...(price && { price }),
    ...(without && { without }),
    ...(meant && { meant }),
    ...(meantPrice && { meantPrice }),
    ...(occasion && { occasion }),
    ...(meantAge && !filters.age && { meantAge }),
  }
}
