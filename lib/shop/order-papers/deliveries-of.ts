import type { Order } from '@/lib/shop/orders'

/** When goods were sent and files delivered, up to a day: laws want the days of delivery on an invoice. */
export const deliveriesOf = (
  { shipments, events }: Pick<Order, 'shipments' | 'events'>,
  until: Date,
): Date[] =>
  [
    ...shipments.map(({ shippedAt }) => shippedAt),
    ...events.filter(({ type }) => type === 'delivered').map(({ at }) => at),
  ].filter((day) => day <= until)
