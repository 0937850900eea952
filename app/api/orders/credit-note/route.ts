import { database } from '@/lib/platform/db'
import { findCreditNotes, findInvoice, keptCreditNote } from '@/lib/shop/order-papers'
import { paperCall, privatePaper } from '@/lib/storefront/visitor/order-access'

/** `GET /api/orders/credit-note/?locale&order&number`: a credit note of an order of the visitor, as PDF. */
export const GET = paperCall(async ({ order, own, query }) => {
  const notes = await findCreditNotes(database(), [order.id])
  const note = notes.find(({ number }) => number === query.get('number'))
  const invoice = note && (await findInvoice(database(), note.orderId))
  return invoice && privatePaper(await keptCreditNote(database(), order, { note, invoice }, own))
})
