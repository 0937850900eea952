import { sql } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import type { MailBody, Part } from '@/lib/platform/mail-body'
import { enqueuing } from '@/lib/platform/outbox'
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
import { stockNumbersOf } from '@/lib/shop/rules'
import type { PaymentMethod, Payments } from '@/schemas/shop'
import { lineRow } from './confirmation'
import { merchantNotice, type Noticed } from './merchant-notice'

/** The kind of the outbox's messages that tell the merchant of orders that are new or cancelled by their shoppers, and of what they announce to come back: `{ event }` is the id of the event. */
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
