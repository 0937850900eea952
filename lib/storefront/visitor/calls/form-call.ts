import 'server-only'
import { config } from '@/lib/platform/config'
import { changeTimeoutMs, orUnavailable, readFields } from '@/lib/platform/http'
import { type Market, marketOfOrderRequest, marketOfRequest } from '@/lib/platform/markets'
import { type Visitor, visitorOf } from '@/lib/storefront/visitor/session'

export type FormCall<Params = unknown> = {
  request: Request
  params: Params
  market: Market
  fields: Readonly<Record<string, string>>
  visitor: Visitor
  /** Of the answer, with the session in them once it is saved. */
  headers: Headers
}

const formIn =
  (readMarket: typeof marketOfRequest) =>
  <Params = unknown>(answer: (call: FormCall<Params>) => Promise<Response>) =>
    orUnavailable(async (request: Request, context?: { params: Promise<Params> }): Promise<Response> => {
      const market = readMarket(config().brand, new URL(request.url))
      if (market instanceof Response) return market
      const body = await readFields(request)
      if (!body.ok) return body.answer
      const headers = new Headers()
      const visitor = await visitorOf(request, headers)
      const params = (await context?.params) as Params
      return answer({ request, params, market, fields: body.fields, visitor, headers })
    }, changeTimeoutMs)

/**
 * A handler of what a form of the shop sends, or a script as JSON. Answers 400 without a market, 403 for a page of another
 * site, and 413 or 415 for a body that is not read.
 */
export const formCall = formIn(marketOfRequest)

/** The same for an order that exists: its market may be closed by now. */
export const orderFormCall = formIn(marketOfOrderRequest)
