import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changePatienceMs, orUnavailable, problem, readChange } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { addToBasket, basketOf, statusOf } from '@/lib/shop/basket'
import { pricingContext } from '@/lib/storefront/pricing'
import { visitorOf } from '@/lib/storefront/session'
import { type BasketAdded, basketAddition } from '@/schemas/api/basket'

/** `POST /api/basket/items/?locale`: puts things into the visitor's basket, together or not at all. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const body = await readChange(request, basketAddition)
  if (!body.ok) return body.answer
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const visitor = await visitorOf(request, headers)
  // What the answer needs is read first: nothing lies in the basket that the visitor was not told of.
  const context = await pricingContext(market)
  const result = await addToBasket(database(), market, visitor.basket, body.data.items)
  if (!result.ok) {
    const [first] = Object.values(result.errors)
    return problem({ status: statusOf(first), title: 'Not added', errors: result.errors })
  }
  visitor.basket = result.id
  await visitor.save()
  const answer: BasketAdded = {
    basket: await basketOf(database(), context, result.id),
    added: result.added,
  }
  return Response.json(answer, { headers })
}, changePatienceMs)
