import 'server-only'
import { config } from '@/lib/platform/config'
import { orUnavailable, problem, readForm } from '@/lib/platform/http'
import { type Market, marketOfOrderRequest, ownMarketOf } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import { type FormCall, orderFormCall } from '@/lib/storefront/visitor/calls'
import { visitorOf } from '@/lib/storefront/visitor/session'
import { orderNumber } from '@/schemas/api/orders'
import { leadToProof } from './lead-to-proof'
import { visibleOrder } from './order-access'

/** An order that the visitor may see and change, and the market that it was placed in. */
type OrderOfVisitor = { order: Order; own: Market }

async function findOrderOf(visitor: FormCall['visitor'], market: Market, asked: unknown) {
  const number = orderNumber.safeParse(asked).data
  const order = number === undefined ? undefined : await visibleOrder(visitor, market, number)
  return order && { order, own: ownMarketOf(config().brand, order, market) }
}

/** A handler of a form that changes an order of the visitor; all others are led to the proof that it is theirs. */
export const orderCall = (answer: (call: FormCall & OrderOfVisitor) => Promise<Response>) =>
  orderFormCall(async (call) => {
    const { request, visitor, market, fields } = call
    const found = await findOrderOf(visitor, market, fields.order)
    return found
      ? answer({ ...call, ...found })
      : leadToProof(request, { visitor, market, asked: fields.order })
  })

type Upload = OrderOfVisitor & { request: Request; market: Market; data: FormData }

/** A file of 10 MB takes so long on a slow line, in milliseconds. */
const uploadTimeoutMs = 180_000

/** The same for a form with a file. */
export const orderUpload = (answer: (call: Upload) => Promise<Response>) =>
  orUnavailable(async (request: Request): Promise<Response> => {
    const market = marketOfOrderRequest(config().brand, new URL(request.url))
    if (market instanceof Response) return market
    const form = await readForm(request)
    if (!form.ok) return form.answer
    const visitor = await visitorOf(request, new Headers())
    const asked = form.data.get('order')
    const found = await findOrderOf(visitor, market, asked)
    return found
      ? answer({ request, market, data: form.data, ...found })
      : leadToProof(request, { visitor, market, asked: typeof asked === 'string' ? asked : undefined })
  }, uploadTimeoutMs)

type PaperCall = OrderOfVisitor & { query: URLSearchParams; request: Request }

/**
 * A handler that answers with a paper of an order of the visitor, which `?order` names. Answers 404 where there is no such
 * order or paper.
 */
export const paperCall = (answer: (call: PaperCall) => Promise<Response | undefined>) =>
  orUnavailable(async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const market = marketOfOrderRequest(config().brand, url)
    if (market instanceof Response) return market
    const visitor = await visitorOf(request, new Headers())
    const found = await findOrderOf(visitor, market, url.searchParams.get('order'))
    const paper = found && (await answer({ ...found, query: url.searchParams, request }))
    return paper ?? problem({ status: 404, title: 'Not found' })
  })
