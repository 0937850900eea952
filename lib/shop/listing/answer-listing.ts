import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { orUnavailable, problem } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import type { ListingAnswer } from '@/schemas/api/listing'
import { findListing } from './find-listing'
import { parseListingQuery } from './query'
import { searchCached } from './search/search-cached'

/** A listing may be this old, in seconds; prices and stock are read again where they matter. */
const headers = { 'cache-control': 'public, max-age=30, stale-while-revalidate=60' }

/** `GET /api/shop/listing?locale&category|term`, with the parameters of the pages: a page of products and its filters. */
export const answerListing = orUnavailable(async (request: Request): Promise<Response> => {
  const url = new URL(request.url)
  const market = marketOfRequest(config().brand, url)
  if (market instanceof Response) return market
  const parsed = parseListingQuery(url.searchParams)
  if (!parsed.ok) return problem({ status: 400, title: 'Bad request', errors: parsed.error.fields })
  const { query } = parsed
  if (query.term === undefined)
    return Response.json((await findListing(database(), market, query)) satisfies ListingAnswer, { headers })
  const result = await searchCached(database(), market, query.term, query)
  if (result.kind === 'target') return Response.json({ target: result.target }, { headers })
  const { kind: _, listing, ...understood } = result
  const answer: ListingAnswer = { ...listing, ...understood }
  return Response.json(answer, { headers })
})
