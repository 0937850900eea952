import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { orUnavailable, problem } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { longestTerm, suggest } from '@/lib/shop/listing'
import { findPages } from '@/lib/storefront/search'
import type { SuggestAnswer } from '@/schemas/api/listing'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** Cached, because the same letters are typed again and again, by one visitor and by all. */
const headers = { 'cache-control': 'public, max-age=60, stale-while-revalidate=300' }

const mostPages = 3

/** `GET /api/shop/suggest?locale&term`: products, categories, brands, terms and pages for a term while it is typed. */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const url = new URL(request.url)
  const market = marketOfRequest(config().brand, url)
  if (market instanceof Response) return market
  const term = (url.searchParams.get('term') ?? '').replaceAll('\0', ' ')
  if (term.length > longestTerm)
    return problem({
      status: 400,
      title: 'Bad request',
      errors: { term: `is longer than ${longestTerm} letters` },
    })
  const [found, pages] = await Promise.all([
    suggest(database(), market, term),
    findPages(market, term, mostPages),
  ])
  return Response.json({ ...found, pages } satisfies SuggestAnswer, { headers })
})
