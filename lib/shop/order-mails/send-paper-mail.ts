import { writeMail } from '@/lib/platform/mail-body'
import { marketOfOrder } from '@/lib/platform/markets'
import { findIssuer, inZone } from '@/lib/platform/shop-configuration'
import { findCreditNotes, findInvoice, keptCreditNote, keptInvoice } from '@/lib/shop/order-papers'
import type { Order, OrderEvent } from '@/lib/shop/orders'
import { paperMail } from './paper-mail'
import { paperPdf } from './pdf'
import type { OrderSender } from './send-order-message'

type Sender = Pick<OrderSender, 'db' | 'service' | 'brand' | 'look'>

/** Whether an event is one that a paper was issued. */
export const isOfPaper = ({ type }: Pick<OrderEvent, 'type'>): boolean =>
  type === 'invoiced' || type === 'credited'

/** Sends the bookkeeper of a shop the paper that an event has issued; nothing where the shop has named none. */
export async function sendPaperMail(
  { db, service, brand, look }: Sender,
  { order, event }: { order: Order; event: OrderEvent },
): Promise<void> {
  const found = marketOfOrder(brand, order)
  if (!found) return
  const shop = await findIssuer(db, brand, found)
  const market = inZone(found, shop)
  const { seller, bookkeeping } = shop
  const to = bookkeeping?.papersTo
  const invoice = await findInvoice(db, order.id)
  if (!to || !invoice) return
  const number = String(event.details.number)
  const note = (await findCreditNotes(db, [order.id])).find((each) => each.number === number)
  const kept = note
    ? await keptCreditNote(db, order, { note, invoice }, market)
    : await keptInvoice(db, order, invoice, market)
  const kind = note ? 'creditNote' : 'invoice'
  const given = { order, market, seller, kind, number, amount: note?.amount ?? order.total } as const
  const mail = await writeMail(paperMail(given), look?.(market, shop))
  const xml = kept.xml && {
    ...{ name: kept.name.replace(/\.pdf$/, '.xml'), type: 'application/xml' },
    content: Buffer.from(kept.xml),
  }
  await service.sendMail(`paper-${event.id}`, {
    ...{ to, ...mail, replyTo: seller.email },
    attachments: [...mail.attachments, paperPdf(kept), ...(xml ? [xml] : [])],
  })
}
