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
import { redeemCode } from '@/lib/shop/basket'
import { redeemByForm } from '@/lib/storefront/basket-answer'
import { pricingContext } from '@/lib/storefront/pricing'
import { visitorOf } from '@/lib/storefront/session'
import { codeEntry } from '@/schemas/api/basket'

/**
 * `POST /api/basket/codes/?locale`: redeems the code of a voucher or a gift card in the visitor's basket. A form without
 * scripts is led to the basket.
 */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  if (isFormPost(request)) return redeemByForm(request, market)
  const body = await readJsonBody(request, codeEntry)
  if (!body.ok) return body.answer
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const visitor = await visitorOf(request, headers)
  const shop = { ...(await pricingContext(market)), client: clientOf(request) }
  const redeemed = await redeemCode(database(), shop, visitor.basket, body.data.code)
  if (redeemed.ok) return Response.json(redeemed.basket, { headers })
  const { key, message, missing } = redeemed.error
  const answer = { title: 'Not redeemed', detail: message, errors: { code: key } }
  if (key === 'tooMany') return problem({ ...answer, status: 429, headers: { 'retry-after': '3600' } })
  return problem({ ...answer, status: 422 }, { missing })
}, changeTimeoutMs)
