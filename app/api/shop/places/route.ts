import { countryOf } from '@/lib/platform/markets'
import { findPlace } from '@/lib/shop/stores'
import { marketCall } from '@/lib/storefront/visitor/calls'
import { type PlaceAnswer, placeQuery } from '@/schemas/api/places'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/**
 * `GET /api/shop/places/?locale&country&place`: where a postcode or a place lies, in the country of the market unless
 * another is named. The table of places changes with a release alone.
 */
export const GET = marketCall(
  {
    query: placeQuery,
    usual: (market) => ({ country: countryOf(market), place: '' }),
    cacheControl: 'public, max-age=3600',
  },
  async ({ market, query: { country, place: named } }) => {
    const place = findPlace(country, market.language, named)
    return (place ? { place } : {}) satisfies PlaceAnswer
  },
)
