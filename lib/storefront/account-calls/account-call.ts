import 'server-only'
import { config } from '@/lib/platform/config'
import { changeTimeoutMs, orUnavailable, readFields } from '@/lib/platform/http'
import { loginPath, type Market, marketOfRequest } from '@/lib/platform/markets'
import type { Customer } from '@/lib/shop/customers'
import { refuse } from '@/lib/storefront/checkout-session'
import { type Visitor, visitorOf } from '@/lib/storefront/session'

export type AccountCall = {
  request: Request
  market: Market
  fields: Readonly<Record<string, string>>
  visitor: Visitor
  /** Of the answer, with the session in them once it is saved. */
  headers: Headers
}

/** `login` is the token of the customer's login in this browser. */
export type CustomerCall = AccountCall & { customer: Customer; login: string }

/** A call of the forms of an account: reads the market, the fields and the visitor. */
export const accountCall = (answer: (call: AccountCall) => Promise<Response>) =>
  orUnavailable(async (request: Request): Promise<Response> => {
    const market = marketOfRequest(config().brand, new URL(request.url))
    if (market instanceof Response) return market
    const body = await readFields(request)
    if (!body.ok) return body.answer
    const headers = new Headers()
    const visitor = await visitorOf(request, headers)
    return answer({ request, market, fields: body.fields, visitor, headers })
  }, changeTimeoutMs)

/** A call that a customer alone can make; all others are led to the login. */
export const customerCall = (answer: (call: CustomerCall) => Promise<Response>) =>
  accountCall(async (call) => {
    const { request, market, visitor } = call
    const { customer, login } = visitor
    if (customer && login !== undefined) return answer({ ...call, customer, login })
    return refuse(request, loginPath(market, { reason: 'needed' }), { status: 401, title: 'Not logged in' })
  })
