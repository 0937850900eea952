import { countryOf } from '@/lib/platform/markets'
import { suggestPlaces } from '@/lib/shop/addresses'
import { marketCall } from '@/lib/storefront/visitor/calls'
import { type PostcodeAnswer, postcodeQuery } from '@/schemas/api/postcodes'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/**
 * `GET /api/shop/postcodes/?locale&country&postcode`: the places of a postcode, in the country of the market unless
 * another is named. Where they are not known, the answer is empty. The tables of postcodes change with a release alone.
 */
export const GET = marketCall(
  {
    query: postcodeQuery,
    usual: (market) => ({ country: countryOf(market), postcode: '' }),
    cacheControl: 'public, max-age=3600',
  },
  async ({ query: { country, postcode } }) =>
    ({ places: await suggestPlaces(country, postcode) }) satisfies PostcodeAnswer,
)
