import { z } from 'zod'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changeTimeoutMs, isSameOrigin, orUnavailable, problem } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { basketOf } from '@/lib/shop/basket'
import { forgetByForm, forgetCode } from '@/lib/storefront/basket-answer'
import { pricingContext } from '@/lib/storefront/pricing'
import { visitorOf } from '@/lib/storefront/session'
import { codeKinds } from '@/schemas/api/basket'

const codeKind = z.enum(codeKinds)

type Context = RouteContext<'/api/basket/codes/[kind]'>

const noCode = () => problem({ status: 404, title: 'Not in the basket' })

/** `POST /api/basket/codes/{kind}/?locale`: the removal below for a form without scripts, which leads to the basket. */
export const POST = orUnavailable(async (request: Request, { params }: Context): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const kind = codeKind.safeParse((await params).kind)
  return kind.success ? forgetByForm(request, market, kind.data) : noCode()
}, changeTimeoutMs)

/**
 * `DELETE /api/basket/codes/{kind}/?locale`: removes the voucher or the gift card from the visitor's basket, and the
 * code that the browser has kept, or the basket would take it over again.
 */
export const DELETE = orUnavailable(async (request: Request, { params }: Context): Promise<Response> => {
  if (!isSameOrigin(request)) return problem({ status: 403, title: 'Not from a page of this shop' })
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const kind = codeKind.safeParse((await params).kind)
  if (!kind.success) return noCode()
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const visitor = await visitorOf(request, headers)
  const context = await pricingContext(market)
  if (!(await forgetCode(request, visitor.basket, kind.data, headers))) return noCode()
  return Response.json(await basketOf(database(), context, visitor.basket), { headers })
}, changeTimeoutMs)
