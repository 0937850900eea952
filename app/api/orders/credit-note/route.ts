import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { orUnavailable, problem } from '@/lib/platform/http'
import { marketOfOrderRequest, ownMarketOf } from '@/lib/platform/markets'
import { findCreditNotes, findInvoice, keptCreditNote } from '@/lib/shop/order-papers'
import { privatePaper, visibleOrder } from '@/lib/storefront/order-access'
import { visitorOf } from '@/lib/storefront/session'

/** `GET /api/orders/credit-note/?locale&order&number`: a credit note of an order of the visitor, as PDF. */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const url = new URL(request.url)
  const market = marketOfOrderRequest(config().brand, url)
  if (market instanceof Response) return market
  const visitor = await visitorOf(request, new Headers())
  const order = await visibleOrder(visitor, market, url.searchParams.get('order'))
  const notes = order ? await findCreditNotes(database(), [order.id]) : []
  const note = notes.find(({ number }) => number === url.searchParams.get('number'))
  const invoice = note && (await findInvoice(database(), note.orderId))
  if (!order || !invoice) return problem({ status: 404, title: 'Not found' })
  const own = ownMarketOf(config().brand, order, market)
  return privatePaper(await keptCreditNote(database(), order, { note, invoice }, own))
})
