import { z } from 'zod'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changeTimeoutMs, isSameOrigin, orUnavailable, problem, readJsonBody } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { changeQuantity, removeLine, statusOf } from '@/lib/shop/basket'
import { basketAnswer, changeLineByForm } from '@/lib/storefront/basket-answer'
import { pricingContext } from '@/lib/storefront/pricing'
import { visitorOf } from '@/lib/storefront/session'
import { basketChange } from '@/schemas/api/basket'

type Context = RouteContext<'/api/basket/items/[key]'>

/** Of a line, or of a gift. */
const lineKey = z.union([z.uuid(), z.string().regex(/^gift:[\w.:-]{1,60}$/)])

const noLine = () => problem({ status: 404, title: 'Not in the basket' })

/** `POST /api/basket/items/{key}/?locale`: what a form without scripts changes or removes, which leads to the basket. */
export const POST = orUnavailable(async (request: Request, { params }: Context): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const key = lineKey.safeParse((await params).key)
  return key.success ? changeLineByForm(request, market, key.data) : noLine()
}, changeTimeoutMs)

/** `PUT /api/basket/items/{key}/?locale`: sets the quantity of a line of the visitor's basket. */
export const PUT = orUnavailable(async (request: Request, { params }: Context): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const body = await readJsonBody(request, basketChange)
  if (!body.ok) return body.answer
  const key = lineKey.safeParse((await params).key)
  if (!key.success) return noLine()
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const visitor = await visitorOf(request, headers)
  const context = await pricingContext(market)
  const { quantity } = body.data
  const changed = await changeQuantity(database(), context, visitor.basket, { key: key.data, quantity })
  if (!changed.ok) {
    const error = changed.error.key
    if (error === 'unknownLine') return noLine()
    return problem({ status: statusOf(error), title: 'Not changed', errors: { quantity: error } })
  }
  return Response.json(await basketAnswer(request, context, visitor.basket, headers), { headers })
}, changeTimeoutMs)

/** `DELETE /api/basket/items/{key}/?locale`: removes a line from the visitor's basket, or declines a gift. */
export const DELETE = orUnavailable(async (request: Request, { params }: Context): Promise<Response> => {
  if (!isSameOrigin(request)) return problem({ status: 403, title: 'Not from a page of this shop' })
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const key = lineKey.safeParse((await params).key)
  if (!key.success) return noLine()
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const visitor = await visitorOf(request, headers)
  const context = await pricingContext(market)
  if (!(await removeLine(database(), visitor.basket, key.data))) return noLine()
  return Response.json(await basketAnswer(request, context, visitor.basket, headers), { headers })
}, changeTimeoutMs)
