import { basketAnswer, basketCall } from '@/lib/storefront/screens/basket-answers'
import type { Basket } from '@/schemas/api/basket'

/** `GET /api/basket/?locale`: the visitor's basket with the market's current prices and stock. */
export const GET = basketCall({}, async ({ request, context, visitor, headers }) => {
  const answer: Basket = await basketAnswer(request, context, visitor.basket, headers)
  return Response.json(answer, { headers })
})
