import { awaitsTransfer, type Order } from '@/lib/shop/orders'

type Given = Pick<Order, 'status' | 'lines' | 'events' | 'payments' | 'isTest'>

/**
 * Whether an order has an invoice by now: it is issued when the first of the goods leave, so that it tells the day of the
 * delivery, and an order that is cancelled before needs none. What is only sent by e-mail is delivered once it is paid.
 * A test has none: it would take a number of the series.
 */
export function isInvoiceDue({ status, lines, events, payments, isTest }: Given): boolean {
  if (isTest) return false
  if (events.some(({ type }) => type === 'shipped' || type === 'delivered')) return true
  const isDigital = lines.every((line) => line.isDigital)
  return isDigital && status !== 'awaitingPayment' && status !== 'cancelled' && !awaitsTransfer({ payments })
}
