import { facetNames } from './facets'
import { listingAddress } from './listing-address'
import { hasPriceEnds, isUntidy } from './page-query'
import { type ListingQuery, parseListingQuery } from './query'

/** What an address asks of the search, or of the listing of a page. */
export type Question = {
  query: Omit<ListingQuery, 'category'>
  /** The same as a query string, equal for all addresses that ask the same; empty for a search without a term. */
  search: string
}

/** The term as it is shown: its letters in one form of Unicode, with single blanks. */
const shownTerm = (term: string) => term.normalize('NFC').replace(/\s+/g, ' ').trim()

/**
 * What an address asks, without the parameters and repetitions that change nothing on the page. A term keeps its capitals,
 * which the page repeats. Undefined for what is answered with another address or refused, and for a page without any choice in
 * its listing.
 */
export function questionIn(search: string, of: 'search' | 'listing'): Question | undefined {
  const params = new URLSearchParams(search)
  const parsed = parseListingQuery(params)
  if (!parsed.ok) return undefined
  if (of === 'listing' ? isUntidy(params, parsed.query) : hasPriceEnds(params)) return undefined
  const { category: _, term, ...chosen } = parsed.query
  const query = of === 'search' && term ? { ...chosen, term: shownTerm(term) } : chosen
  const address = listingAddress('', query, { withCategory: true })
  return of === 'listing' && address === '' ? undefined : { query, search: address }
}

/** The texts of a question that visitors may have made up. */
export const valuesIn = ({ query: { filters } }: Question): { facet: string; value: string }[] =>
  facetNames.flatMap((facet) =>
    facet === 'price' ? [] : (filters[facet] ?? []).map((value) => ({ facet, value })),
  )
