import { config } from '@/lib/platform/config'
import { errorsByField, orUnavailable, problem } from '@/lib/platform/http'
import { countryOf, marketOfRequest } from '@/lib/platform/markets'
import { findPlace } from '@/lib/shop/stores'
import { type PlaceAnswer, placeQuery } from '@/schemas/api/places'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** The table of places changes with a release alone. */
const headers = { 'cache-control': 'public, max-age=3600' }

/**
 * `GET /api/shop/places/?locale&country&place`: where a postcode or a place lies, in the country of the market unless
 * another is named.
 */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const url = new URL(request.url)
  const market = marketOfRequest(config().brand, url)
  if (market instanceof Response) return market
  const query = placeQuery.safeParse({
    country: url.searchParams.get('country') ?? countryOf(market),
    place: url.searchParams.get('place') ?? '',
  })
  if (!query.success)
    return problem({ status: 400, title: 'Bad request', errors: errorsByField(query.error) })
  const place = findPlace(query.data.country, market.language, query.data.place)
  return Response.json((place ? { place } : {}) satisfies PlaceAnswer, { headers })
})
