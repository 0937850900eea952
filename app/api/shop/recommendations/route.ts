import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { recommendations } from '@/lib/shop/door'
import { shownCards } from '@/lib/storefront/screens/tiles'
import { marketCall } from '@/lib/storefront/visitor/calls'
import { type Recommendations, recommendationQuestion } from '@/schemas/api/recommendations'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/**
 * `GET /api/shop/recommendations/?locale&slot&numbers`: the recommendations of a slot for products, without these
 * products.
 */
export const GET = marketCall(
  { query: recommendationQuestion, usual: () => ({ numbers: '' }), cacheControl: 'public, max-age=60' },
  async ({ market, query }) => {
    const { slots } = (await loadShopConfiguration(market.code)).recommendations
    const settings = slots[query.slot]
    const answer = await recommendations.forProducts(market, { ...query, settings })
    return { ...answer, items: shownCards(answer.items, market) } satisfies Recommendations
  },
)
