import { asc, eq, type SQL } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Order, OrderHead } from './order'
import { orderEvents, orderLines, orders, payments, shipments } from './tables'

type MaySee = (order: OrderHead) => boolean | Promise<boolean>

async function findWhere(db: Executor, condition: SQL, maySee?: MaySee): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(condition)
  if (!order || (maySee && !(await maySee(order)))) return undefined
  const { id } = order
  const [lines, paid, sent, events] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position)),
    db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.createdAt)),
    db.select().from(shipments).where(eq(shipments.orderId, id)).orderBy(asc(shipments.id)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id)),
  ])
  return { ...order, lines, payments: paid, shipments: sent, events }
}

/**
 * An order by its number. Whether who asks `maySee` it is decided before what belongs to it is read, so that the time of
 * the answer does not tell which numbers there are.
 */
export const findOrder = (db: Executor, number: string, maySee?: MaySee): Promise<Order | undefined> =>
  findWhere(db, eq(orders.number, number), maySee)

export const findOrderById = (db: Executor, id: number): Promise<Order | undefined> =>
  findWhere(db, eq(orders.id, id))
