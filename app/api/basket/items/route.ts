import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import {
  changeTimeoutMs,
  clientOf,
  isFormPost,
  orUnavailable,
  problem,
  readJsonBody,
} from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { addToBasket, statusOf } from '@/lib/shop/basket'
import { addByForm, basketAnswer, withCampaign } from '@/lib/storefront/basket-answer'
import { pricingContext } from '@/lib/storefront/pricing'
import { visitorOf } from '@/lib/storefront/session'
import { type BasketAdded, basketAddition } from '@/schemas/api/basket'

/**
 * `POST /api/basket/items/?locale`: adds items to the visitor's basket, all or none. A form without scripts adds one, and
 * is led to the basket. A campaign in the address of the page goes with them.
 */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  if (isFormPost(request)) return addByForm(request, market)
  const body = await readJsonBody(request, basketAddition)
  if (!body.ok) return body.answer
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const visitor = await visitorOf(request, headers)
  // Reads what the response needs before the change, so that nothing is added without the visitor being told.
  const context = await pricingContext(market)
  const shop = { ...context, client: clientOf(request) }
  const result = await addToBasket(database(), shop, visitor.basket, withCampaign(body.data.items, request))
  if (!result.ok) {
    const [first] = Object.values(result.errors)
    const status = statusOf(first)
    const headers = status === 429 ? { 'retry-after': '3600' } : undefined
    return problem({ status, title: 'Not added', errors: result.errors, ...(headers && { headers }) })
  }
  visitor.basket = result.id
  await visitor.save()
  const answer: BasketAdded = {
    basket: await basketAnswer(request, context, result.id, headers),
    added: result.added,
  }
  return Response.json(answer, { headers })
}, changeTimeoutMs)
