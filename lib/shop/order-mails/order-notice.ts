import { sql } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import type { Attachment } from '@/lib/platform/mail'
import { type MailBody, type Part, writeMail } from '@/lib/platform/mail-body'
import { marketOfOrder } from '@/lib/platform/markets'
import { enqueuing } from '@/lib/platform/outbox'
import { findShopConfiguration, inZone } from '@/lib/platform/shop-configuration'
import { orderWords, sumRows } from '@/lib/shop/order-papers'
import {
  awaitsTransfer,
  isUnsent,
  lineName,
  linesWithOldDevice,
  mayBecome,
  type Order,
  type OrderEvent,
  quotedOrder,
} from '@/lib/shop/orders'
import { paymentName, settlementOf } from '@/lib/shop/payments'
import { findReceiptFile } from '@/lib/shop/returns'
import { stockNumbersOf } from '@/lib/shop/rules'
import type { PaymentMethod, Payments } from '@/schemas/shop'
import { cancelNotice, isCancelledByShopper } from './cancel-notice'
import { lineRow } from './confirmation'
import { noteOfOrder } from './delivery-notes'
import { merchantNotice, type Noticed } from './merchant-notice'
import { receiptNotice } from './receipt-notice'
import type { OrderSender } from './send-order-message'

/** The kind of the outbox's messages that tell the merchant of orders that are new or cancelled by their shoppers, and of receipts of postage: `{ event }` is the id of the event. */
export const orderNoticeMessage = 'order-notice'

/** Puts a notice of an order into the outbox, once for an event however often its mail is tried. */
export const enqueueNotice = (db: Database, event: number) =>
  db.execute(
    enqueuing(
      orderNoticeMessage,
      sql`select jsonb_build_object('event', ${event}::bigint) as payload where not exists (
        select from outbox where kind = ${orderNoticeMessage} and payload -> 'event' = to_jsonb(${event}::bigint))`,
    ),
  )

/** Whether goods can be sent since an event, because the transfer that they waited for has come. */
export const isTransferOf = (
  order: Order,
  { type, details }: Pick<OrderEvent, 'type' | 'details'>,
): boolean =>
  type === 'paid' &&
  order.payments.some(
    ({ method }) => method === details.method && settlementOf(method) === 'transferFirst',
  ) &&
  maySend(order)

const maySend = (order: Order): boolean =>
  mayBecome(order.status, 'shipped') && order.lines.some(isUnsent) && !awaitsTransfer(order)

/**
 * Tells the merchant of a new order, or that its money has come: what was ordered, what it costs and how it is paid, and
 * whether it may be sent.
 */
export function orderNotice({
  order: placed,
  market,
  seller,
  payments,
  isPaid = false,
}: Noticed & { payments: Payments; isPaid?: boolean }): MailBody {
  const order = quotedOrder(placed)
  const words = orderWords(market)
  const { price } = words
  const old = linesWithOldDevice(order).map(lineName)
  const name = (method: PaymentMethod) => paymentName(method, market, payments)
  const methods = order.payments
    .filter(({ status }) => status !== 'failed' && status !== 'cancelled')
    .map(({ method, amount }) => words.t('orderMails.labelled', { label: name(method), text: price(amount) }))
  const isHeld = awaitsTransfer(order) && order.lines.some(isUnsent) && order.status !== 'cancelled'
  const about = isPaid ? 'paidNotice' : isHeld ? 'heldNotice' : 'notice'
  const said = about === 'notice' ? [] : [words.t(`orderMails.${about}.text`, { number: order.number })]
  return merchantNotice({ order, market, seller }, about, [
    ...said.map((text): Part => ({ kind: 'text', text })),
    { kind: 'lines', rows: order.lines.map((line) => lineRow(line, words, stockNumbersOf)) },
    { kind: 'sums', rows: sumRows(order, words, { at: currentTime(), name }) },
    { kind: 'text', text: methods.join('\n') },
    ...(old.length > 0
      ? [{ kind: 'text' as const, text: words.t('orderMails.notice.oldDevice', { names: old.join(', ') }) }]
      : []),
  ])
}

/** The receipt that an event tells of; none where it is deleted by now. */
async function receiptOf(db: Database, order: Order, { details }: OrderEvent): Promise<Attachment[]> {
  const file = await findReceiptFile(db, { orderId: order.id, receipt: Number(details.receipt) })
  return file ? [file] : []
}

/** Sends the notice of an event to the address that the shop has named; nothing where it has named none. */
export async function sendOrderNotice(
  { db, service, brand, look }: Pick<OrderSender, 'db' | 'service' | 'brand' | 'look'>,
  { order, event }: { order: Order; event: OrderEvent },
): Promise<void> {
  const found = marketOfOrder(brand, order)
  if (!found) return
  const shop = await findShopConfiguration(db, brand, found)
  const market = inZone(found, shop)
  const { seller, payments, bookkeeping } = shop
  if (!bookkeeping?.ordersTo) return
  const isOff = isCancelledByShopper(event)
  const isReceipt = event.type === 'receiptSent'
  const notice = isReceipt
    ? receiptNotice({ order, event, market, seller })
    : isOff
      ? cancelNotice({ order, event, market, seller })
      : orderNotice({ order, market, seller, payments, isPaid: isTransferOf(order, event) })
  const mail = await writeMail(notice, look?.(market, shop))
  const notes = isReceipt
    ? await receiptOf(db, order, event)
    : isOff
      ? []
      : await noteOfOrder({ db, order, market, shop })
  await service.sendMail(`order-notice-${event.id}`, {
    to: bookkeeping.ordersTo,
    ...mail,
    replyTo: seller.email,
    attachments: [...mail.attachments, ...notes],
  })
}
