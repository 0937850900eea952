import { notFound, redirect } from 'next/navigation'
import { config } from '@/lib/config'
import { database } from '@/lib/db'
import { findMarket, type Market, screenPath } from '@/lib/markets'
import { fromCatalogueInTime } from '@/lib/shop/from-catalogue'
import type { Listing } from '@/lib/shop/listing/find-listing'
import { listingAddress } from '@/lib/shop/listing/listing-address'
import { type ListingQuery, parseListingQuery, type SearchParams } from '@/lib/shop/listing/query'
import { type FoundPage, findPages } from '@/lib/shop/search/find-pages'
import { loadSearch } from '@/lib/shop/search/load-search'
import { suggest } from '@/lib/shop/search/suggest'

export type Found = {
  market: Market
  /** The address of the search, without anything asked. */
  path: string
  query: ListingQuery
  term: string
  /** Unset without a term. */
  listing?: Listing
  correctedTerm?: string
  categories: FoundPage[]
  pages: FoundPage[]
}

const mostPages = 6

/**
 * What the search finds for an address. Where a term leads somewhere else (the number of a product, an editor's redirect),
 * or the address says what a tidier one does, it leads there. What no visitor can have asked is answered by 404.
 */
export async function findSearch(marketCode: string, params: SearchParams): Promise<Found> {
  const market = findMarket(config().brand, marketCode)
  const parsed = parseListingQuery(params)
  if (!market || !parsed.ok) notFound()
  const { category: _, ...query } = parsed.query
  const { term = '' } = query
  const path = screenPath(market, 'search')
  if (term === '') return { market, path, query, term, categories: [], pages: [] }
  if ('priceFrom' in params || 'priceTo' in params) redirect(listingAddress(path, query))

  const [result, suggested, pages] = await Promise.all([
    loadSearch(market, term, query),
    fromCatalogueInTime(suggest(database(), market, term)),
    findPages(market, term, mostPages),
  ])
  if (result?.kind === 'target') redirect(result.target)
  if (!result) notFound()
  const { listing, correctedTerm } = result
  if (listing.page !== query.page) redirect(listingAddress(path, { ...query, page: listing.page }))
  return {
    market,
    path,
    query,
    term,
    listing,
    ...(correctedTerm !== undefined && { correctedTerm }),
    categories: suggested.categories,
    pages,
  }
}
