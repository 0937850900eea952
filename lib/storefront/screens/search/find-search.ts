import { notFound, redirect } from 'next/navigation'
import { connection } from 'next/server'
import { config } from '@/lib/platform/config'
import { findMarket, screenPath } from '@/lib/platform/markets'
import { fromCatalogueInTime } from '@/lib/shop/catalogue'
import { search } from '@/lib/shop/door'
import {
  hasPriceEnds,
  listingAddress,
  loadSearch,
  parseListingQuery,
  type SearchParams,
} from '@/lib/shop/listing'
import { loadOffers } from '@/lib/shop/promotions'
import { findPages } from './find-pages'
import { type Found, mostPages } from './found'

/**
 * The search results for an address. Redirects if the term has a target (a product number, an editor's redirect) or if
 * the address is not canonical. Parameters that no visitor can produce are answered with 404.
 */
export async function findSearch(marketCode: string, params: SearchParams): Promise<Found> {
  const market = findMarket(config().brand, marketCode)
  const parsed = parseListingQuery(params)
  if (!market || !parsed.ok) notFound()
  const { category: _, ...query } = parsed.query
  const { term = '' } = query
  const path = screenPath(market, 'search')
  if (term === '') return { market, path, query, term, categories: [], pages: [] }
  if (hasPriceEnds(params)) redirect(listingAddress(path, query))

  // Next.js renders a page a second time to prefetch from it. There, an answer from memory would lead on to parts of the
  // page that the first rendering had not reached: "Unexpected cache miss".
  await connection()
  const [result, suggested, pages] = await Promise.all([
    loadSearch(market, term, query),
    fromCatalogueInTime(search.suggest(market, term)),
    findPages(market, term, mostPages),
  ])
  if (result?.kind === 'target') redirect(result.target)
  if (!result) notFound()
  const { kind: _kind, listing, ...understood } = result
  if (listing.page !== query.page) redirect(listingAddress(path, { ...query, page: listing.page }))
  return {
    market,
    path,
    query,
    term,
    listing: { ...listing, cards: await loadOffers(market.code, listing.cards) },
    ...understood,
    categories: suggested.categories,
    pages,
  }
}
