import type { Part } from '@/lib/platform/mail-body'
import { sumRows } from '@/lib/shop/order-papers'
import { isUnsent, openPaymentOf } from '@/lib/shop/orders'
import { paymentName } from '@/lib/shop/payments'
import { stillToPay } from '@/lib/shop/returns'
import type { Composing } from './composing'
import { lineRow } from './confirmation'
import { text } from './parts'
import { transferDue } from './still-due'

/**
 * The payment is awaited, and the shopper may have closed the page: until when the goods are held, which they are, and
 * what is to be paid. Nobody has proved the address, so nothing is quoted that was typed.
 */
export function waiting({ order, market, payments, words }: Composing): Part[] {
  const { t, date, time, price } = words
  const { heldUntil, lines, toPay } = order
  const sums = sumRows(order, words, {
    at: order.placedAt,
    name: (method) => paymentName(method, market, payments),
  })
  const due = { label: t('checkout.pending.amount'), amount: price(toPay), isStrong: true }
  return [
    text(
      heldUntil
        ? t('orderMails.waiting.until', { date: date(heldUntil), time: time(heldUntil) })
        : t('orderMails.waiting.text'),
    ),
    { kind: 'heading', text: t('orderMails.lines') },
    {
      kind: 'lines',
      rows: lines.map((line) =>
        lineRow({ ...line, inscription: null }, { ...words, arrival: () => undefined }),
      ),
    },
    {
      kind: 'sums',
      // The last of them is what a gift card leaves.
      rows: [...(order.cost.covered > 0 ? sums.slice(0, -1) : sums), due],
    },
    text(t('orderMails.waiting.how')),
    { kind: 'small', text: t('orderMails.waiting.other') },
  ]
}

/** Money has come. */
export const paid = ({ order, event, words: { t, price } }: Composing): Part[] => [
  text(t('orderMails.paid.text', { amount: price(Number(event.details.amount)) })),
  ...(event.to === 'placed' && order.lines.some(isUnsent) ? [text(t('orderMails.paid.next'))] : []),
]

/** Less is to be paid than the bill says, or nothing any more: what is announced to come back is off it, as on every page. */
export function reduced(composing: Composing): Part[] {
  const { order, event, returns = [], words } = composing
  const { t, price } = words
  const billed = Number(event.details.stillToPay ?? 0)
  const open = openPaymentOf(order)
  const rest = billed > 0 && open ? stillToPay(order, open, returns) : billed
  const values = { amount: price(Number(event.details.amount)), rest: price(rest) }
  return [
    text(t(rest > 0 ? 'orderMails.reduced.text' : 'orderMails.reduced.ended', values)),
    ...(rest > 0 ? transferDue(composing) : []),
  ]
}
