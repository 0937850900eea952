import { eq } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import type { OrderCause, OrderEventType, OrderStatus } from '@/schemas/shop'
import { mayBecome } from './states'
import { orderEvents, orders } from './tables'

/** The kind of the outbox's messages about orders: `{ event }` is the id of the event. */
export const orderMessage = 'order'

type Happened = {
  type: OrderEventType
  cause: OrderCause
  at: Date
  /** The status that follows; unset: the same. */
  to?: OrderStatus
  details?: Record<string, string | number>
}

/**
 * Records what has happened to an order, changes its status, and tells those who have to know: mails and webhooks are
 * sent from the outbox. The caller has locked the order. Throws for a step that the states do not have.
 */
export async function recordEvent(
  tx: Transaction,
  order: { id: number; status: OrderStatus },
  { type, cause, at, to = order.status, details = {} }: Happened,
): Promise<void> {
  const isNew = type === 'ordered'
  if (!isNew && to !== order.status) {
    if (!mayBecome(order.status, to)) throw new Error(`An order that is ${order.status} cannot be ${to}`)
    await tx.update(orders).set({ status: to }).where(eq(orders.id, order.id))
  }
  const [event] = await tx
    .insert(orderEvents)
    .values({ orderId: order.id, at, type, from: isNew ? null : order.status, to, cause, details })
    .returning({ id: orderEvents.id })
  if (!event) throw new Error('The event was not kept')
  await enqueue(tx, orderMessage, [{ event: event.id }])
}
