import type { Order, OrderLine } from './order'

/** Whether the shopper wants an old device taken back at the delivery; undefined where nobody was asked. */
export function givesOldDevice({ events }: Pick<Order, 'events'>): boolean | undefined {
  const answer = events.find(({ details }) => details.oldDevice !== undefined)?.details.oldDevice
  return answer === undefined ? undefined : answer === 'yes'
}

/** The goods of an order for which an old device is taken back. */
export const linesWithOldDevice = (order: Pick<Order, 'events' | 'lines'>): OrderLine[] =>
  givesOldDevice(order)
    ? order.lines.filter(({ product, cancelledAt }) => product.asksOldDevice && !cancelledAt)
    : []
