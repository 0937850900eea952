import { clientOf, problem } from '@/lib/platform/http'
import { baskets } from '@/lib/shop/door'
import { basketCall, redeemByForm } from '@/lib/storefront/screens/basket-answers'
import { formOrScript } from '@/lib/storefront/visitor/calls'
import { codeEntry } from '@/schemas/api/basket-codes'

const redeemByScript = basketCall(
  { body: codeEntry },
  async ({ request, body, context, visitor, headers }) => {
    const shop = { ...context, client: clientOf(request) }
    const redeemed = await baskets.redeemCode(shop, visitor.basket, body.code)
    if (redeemed.ok) return Response.json(redeemed.basket, { headers })
    const { key, message, missing } = redeemed.error
    const answer = { title: 'Not redeemed', detail: message, errors: { code: key } }
    if (key === 'tooMany') return problem({ ...answer, status: 429, headers: { 'retry-after': '3600' } })
    return problem({ ...answer, status: 422 }, { missing })
  },
)

/**
 * `POST /api/basket/codes/?locale`: redeems the code of a voucher or a gift card in the visitor's basket. A form without
 * scripts is led to the basket.
 */
export const POST = formOrScript(redeemByForm, redeemByScript)
