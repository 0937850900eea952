import { config } from '@/lib/platform/config'
import { errorsByField, orUnavailable, problem } from '@/lib/platform/http'
import { countryOf, marketOfRequest } from '@/lib/platform/markets'
import { suggestPlaces } from '@/lib/shop/addresses'
import { type PostcodeAnswer, postcodeQuery } from '@/schemas/api/postcodes'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** The tables of postcodes change with a release alone. */
const headers = { 'cache-control': 'public, max-age=3600' }

/**
 * `GET /api/shop/postcodes/?locale&country&postcode`: the places of a postcode, in the country of the market unless
 * another is named. Where they are not known, the answer is empty.
 */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const url = new URL(request.url)
  const market = marketOfRequest(config().brand, url)
  if (market instanceof Response) return market
  const query = postcodeQuery.safeParse({
    country: url.searchParams.get('country') ?? countryOf(market),
    postcode: url.searchParams.get('postcode') ?? '',
  })
  if (!query.success)
    return problem({ status: 400, title: 'Bad request', errors: errorsByField(query.error) })
  const places = await suggestPlaces(query.data.country, query.data.postcode)
  return Response.json({ places } satisfies PostcodeAnswer, { headers })
})
