import { clientOf, problem } from '@/lib/platform/http'
import { statusOf } from '@/lib/shop/basket'
import { baskets } from '@/lib/shop/door'
import { addByForm, basketAnswer, basketCall, withCampaign } from '@/lib/storefront/screens/basket-answers'
import { formOrScript } from '@/lib/storefront/visitor/calls'
import type { BasketAdded } from '@/schemas/api/basket'
import { basketAddition } from '@/schemas/api/basket-entries'

const addByScript = basketCall(
  { body: basketAddition },
  async ({ request, body, context, visitor, headers }) => {
    const shop = { ...context, client: clientOf(request) }
    const result = await baskets.add(shop, visitor.basket, withCampaign(body.items, request))
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
  },
)

/**
 * `POST /api/basket/items/?locale`: adds items to the visitor's basket, all or none. A form without scripts adds one, and
 * is led to the basket. A campaign in the address of the page goes with them.
 */
export const POST = formOrScript(addByForm, addByScript)
