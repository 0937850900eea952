import type { Order } from '@/lib/shop/orders'

/** When goods were sent, and when files were delivered, up to a day: laws want the days of delivery on an invoice. */
export function deliveriesOf(
  { shipments, events }: Pick<Order, 'shipments' | 'events'>,
  until: Date,
): { sent: Date[]; digital: Date[] } {
  const isDone = (day: Date) => day <= until
  return {
    sent: shipments.map(({ shippedAt }) => shippedAt).filter(isDone),
    digital: events.flatMap(({ type, at }) => (type === 'delivered' ? [at] : [])).filter(isDone),
  }
}
