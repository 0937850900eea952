import type { Order } from '@/lib/shop/orders'

type Given = Pick<Order, 'status' | 'lines' | 'events' | 'isTest'>

/**
 * Whether an order has an invoice by now: it is issued when the first of the goods leave, so that it tells the day of the
 * delivery, and an order that is cancelled before needs none. Of what is only downloaded it goes with the confirmation.
 * A test has none: it would take a number of the series.
 */
export function isInvoiceDue({ status, lines, events, isTest }: Given): boolean {
  if (isTest) return false
  if (events.some(({ type }) => type === 'shipped' || type === 'delivered')) return true
  const isDigital = lines.every((line) => line.isDigital)
  return isDigital && status !== 'awaitingPayment' && status !== 'cancelled'
}
