import { config } from '@/lib/platform/config'
import { orUnavailable } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { basketAnswer } from '@/lib/storefront/basket-answer'
import { pricingContext } from '@/lib/storefront/pricing'
import { visitorOf } from '@/lib/storefront/session'
import type { Basket } from '@/schemas/api/basket'

/** `GET /api/basket/?locale`: the visitor's basket with the market's current prices and stock. */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const visitor = await visitorOf(request, headers)
  const answer: Basket = await basketAnswer(request, await pricingContext(market), visitor.basket, headers)
  return Response.json(answer, { headers })
})
