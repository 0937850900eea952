import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { orUnavailable, problem } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { recommendFor } from '@/lib/shop/recommendations'
import { shownCards } from '@/lib/storefront/tiles'
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
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const url = new URL(request.url)
  const market = marketOfRequest(config().brand, url)
  if (market instanceof Response) return market
  const { searchParams } = url
  const question = recommendationQuestion.safeParse({
    slot: searchParams.get('slot'),
    numbers: searchParams.get('numbers') ?? '',
  })
  if (!question.success) {
    const errors = Object.fromEntries(
      question.error.issues.map(({ path: [field] }) => [
        String(field),
        field === 'slot' ? 'must be add_to_cart_layer or basket' : 'must be up to 12 product numbers',
      ]),
    )
    return problem({ status: 400, title: 'Bad request', errors })
  }
  const { recommendations } = await loadShopConfiguration(market.code)
  const answer = await recommendFor(database(), market, {
    ...question.data,
    settings: recommendations.slots[question.data.slot],
  })
  const shown: Recommendations = { ...answer, items: shownCards(answer.items, market) }
  return Response.json(shown, { headers: { 'cache-control': 'public, max-age=60' } })
})
