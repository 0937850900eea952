import { orderPapers } from '@/lib/shop/door'
import { paperCall, privatePaper } from '@/lib/storefront/visitor/order-access'

/** `GET /api/orders/credit-note/?locale&order&number`: a credit note of an order of the visitor, as PDF. */
export const GET = paperCall(async ({ order, own, query }) => {
  const notes = await orderPapers.creditNotes([order.id])
  const note = notes.find(({ number }) => number === query.get('number'))
  const invoice = note && (await orderPapers.invoice(note.orderId))
  return invoice && privatePaper(await orderPapers.creditNoteFile(order, { note, invoice }, own))
})
