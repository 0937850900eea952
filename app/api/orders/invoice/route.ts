import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { orUnavailable, problem } from '@/lib/platform/http'
import { marketOfOrderRequest, ownMarketOf } from '@/lib/platform/markets'
import { findShopConfiguration, inZone } from '@/lib/platform/shop-configuration'
import {
  findInvoice,
  isInvoiceDue,
  issueCreditNotes,
  issueInvoice,
  keptInvoice,
  mayCredit,
} from '@/lib/shop/order-papers'
import { privatePaper, visibleOrder } from '@/lib/storefront/order-access'
import { visitorOf } from '@/lib/storefront/session'

/** `GET /api/orders/invoice/?locale&order`: the invoice of an order of the visitor, as PDF. */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const { brand } = config()
  const url = new URL(request.url)
  const market = marketOfOrderRequest(brand, url)
  if (market instanceof Response) return market
  const visitor = await visitorOf(request, new Headers())
  const order = await visibleOrder(visitor, market, url.searchParams.get('order'))
  const db = database()
  const issued = order && (await findInvoice(db, order.id))
  if (!order || !(issued || isInvoiceDue(order))) return problem({ status: 404, title: 'Not found' })
  const own = ownMarketOf(brand, order, market)
  const shop = await findShopConfiguration(db, brand, own)
  const { seller, payments, bookkeeping } = shop
  const prefixes = bookkeeping?.prefixes
  const asked = {
    orderId: order.id,
    brand,
    market: inZone(own, shop),
    seller,
    payments,
    prefixes,
    at: currentTime(),
  }
  const invoice = issued ?? (await issueInvoice(db, asked))
  if (!issued && mayCredit(order)) await issueCreditNotes(db, asked)
  return privatePaper(await keptInvoice(db, order, invoice, own))
})
