import { asc, eq, type SQL } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Order } from './order'
import { orderEvents, orderLines, orders, payments, shipments } from './tables'

async function findWhere(db: Executor, condition: SQL): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(condition)
  if (!order) return undefined
  const { id } = order
  const [lines, paid, sent, events] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position)),
    db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.createdAt)),
    db.select().from(shipments).where(eq(shipments.orderId, id)).orderBy(asc(shipments.id)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id)),
  ])
  return { ...order, lines, payments: paid, shipments: sent, events }
}

/** An order by its number, whoever asks: the caller decides who may see it. */
export const findOrder = (db: Executor, number: string): Promise<Order | undefined> =>
  findWhere(db, eq(orders.number, number))

export const findOrderById = (db: Executor, id: number): Promise<Order | undefined> =>
  findWhere(db, eq(orders.id, id))
