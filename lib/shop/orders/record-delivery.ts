import { inArray } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import type { Order, OrderEvent, OrderLine } from './order'
import { recordEvent } from './record-event'
import { statusOfSending } from './sending'
import { orderLines } from './tables'

type Delivery = { lines: readonly OrderLine[]; at: Date; details: OrderEvent['details'] }

/** Records that the shop has delivered digital lines of an order. The caller has locked the order. */
export async function recordDelivery(
  tx: Transaction,
  order: Order,
  { lines, at, details }: Delivery,
): Promise<void> {
  const ids = lines.map(({ id }) => id)
  await tx.update(orderLines).set({ deliveredAt: at }).where(inArray(orderLines.id, ids))
  const after = order.lines.map((line) => (ids.includes(line.id) ? { ...line, deliveredAt: at } : line))
  await recordEvent(tx, order, {
    ...{ type: 'delivered', cause: 'clock', at, to: statusOfSending(after), details },
  })
}

/** The digital lines that were delivered with an event. */
export const linesDeliveredWith = ({ lines }: Pick<Order, 'lines'>, { at }: Pick<OrderEvent, 'at'>) =>
  lines.filter(({ deliveredAt }) => deliveredAt?.getTime() === at.getTime())
