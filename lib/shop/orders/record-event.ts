import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { enqueuing } from '@/lib/platform/outbox'
import type { OrderCause, OrderEventType, OrderStatus } from '@/schemas/shop'
import { mayBecome } from './states'
import { orderEvents, orders } from './tables'

/** The kind of the outbox's messages about orders: `{ event }` is the id of the event. */
export const orderMessage = 'order'

/**
 * How long an order waits for its payment before its shopper hears of it by mail: most pay at once, and hear that it is
 * confirmed.
 */
const reminderSeconds = 5 * 60

const pauseOf = ({ type, to }: Pick<typeof orderEvents.$inferInsert, 'type' | 'to'>): number =>
  type === 'ordered' && to === 'awaitingPayment' ? reminderSeconds : 0

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
  const event = { orderId: order.id, at, type, from: order.status, to, cause, details }
  if (to === order.status) return writeEvent(tx, event, [])
  if (!mayBecome(order.status, to)) throw new Error(`An order that is ${order.status} cannot be ${to}`)
  // What is on its way or given up is held by nobody any more.
  const change = { status: to, ...(to !== 'placed' && { holders: null }) }
  await writeEvent(tx, event, [tx.update(orders).set(change).where(eq(orders.id, order.id))])
}

/** Writes an event and its message, and what else `parts` change, in one statement. */
export async function writeEvent(
  tx: Transaction,
  event: typeof orderEvents.$inferInsert,
  parts: readonly SQLWrapper[],
): Promise<void> {
  const changes = [
    ...parts.map((part, index) => sql`${sql.identifier(`part_${index}`)} as ${part}`),
    sql`event as ${tx.insert(orderEvents).values(event).returning({ id: orderEvents.id })}`,
  ]
  await tx.execute(sql`
    with ${sql.join(changes, sql`, `)}
    ${enqueuing(orderMessage, sql`select jsonb_build_object('event', id) as payload from event`, pauseOf(event))}`)
}
