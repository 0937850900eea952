import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { findShopConfiguration, inZone } from '@/lib/platform/shop-configuration'
import {
  findInvoice,
  isInvoiceDue,
  issueCreditNotes,
  issueInvoice,
  keptInvoice,
  mayCredit,
} from '@/lib/shop/order-papers'
import { paperCall, privatePaper } from '@/lib/storefront/visitor/order-access'

/** `GET /api/orders/invoice/?locale&order`: the invoice of an order of the visitor, as PDF. */
export const GET = paperCall(async ({ order, own }) => {
  const { brand } = config()
  const db = database()
  const issued = await findInvoice(db, order.id)
  if (!issued && !isInvoiceDue(order)) return undefined
  const shop = await findShopConfiguration(db, brand, own)
  const { seller, payments, bookkeeping } = shop
  const asked = {
    ...{ orderId: order.id, brand, market: inZone(own, shop), seller, payments },
    ...{ prefixes: bookkeeping?.prefixes, at: currentTime() },
  }
  const invoice = issued ?? (await issueInvoice(db, asked))
  if (!issued && mayCredit(order)) await issueCreditNotes(db, asked)
  return privatePaper(await keptInvoice(db, order, invoice, own))
})
