import { asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '@/lib/platform/db'
import type { Order, OrderHead } from './order'
import { orderEvents, orderLines, orders, payments, shipments } from './tables'

type MaySee = (order: OrderHead) => boolean | Promise<boolean>

const byOrder = <T extends { orderId: number }>(rows: readonly T[]) =>
  Map.groupBy(rows, ({ orderId }) => orderId)

/** Orders with what belongs to them, with as many statements for many as for one. */
async function withParts(db: Executor, heads: readonly OrderHead[]): Promise<Order[]> {
  if (heads.length === 0) return []
  const ids = heads.map(({ id }) => id)
  const of = (column: PgColumn) => inArray(column, ids)
  const [lines, paid, sent, events] = await Promise.all([
    db.select().from(orderLines).where(of(orderLines.orderId)).orderBy(asc(orderLines.position)),
    db.select().from(payments).where(of(payments.orderId)).orderBy(asc(payments.createdAt)),
    db.select().from(shipments).where(of(shipments.orderId)).orderBy(asc(shipments.id)),
    db.select().from(orderEvents).where(of(orderEvents.orderId)).orderBy(asc(orderEvents.id)),
  ])
  const [linesOf, paidOf, sentOf, eventsOf] = [byOrder(lines), byOrder(paid), byOrder(sent), byOrder(events)]
  return heads.map((head) => ({
    ...head,
    lines: linesOf.get(head.id) ?? [],
    payments: paidOf.get(head.id) ?? [],
    shipments: sentOf.get(head.id) ?? [],
    events: eventsOf.get(head.id) ?? [],
  }))
}

/** Whole orders by their ids, in the given order. */
export async function findOrders(db: Executor, ids: readonly number[]): Promise<Order[]> {
  if (ids.length === 0) return []
  const heads = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  const headOf = new Map(heads.map((head) => [head.id, head]))
  return withParts(
    db,
    ids.flatMap((id) => headOf.get(id) ?? []),
  )
}

/**
 * An order by its number. Whether who asks `maySee` it is decided before what belongs to it is read, so that the time of
 * the answer does not tell which numbers there are.
 */
export async function findOrder(db: Executor, number: string, maySee?: MaySee): Promise<Order | undefined> {
  const [head] = await db.select().from(orders).where(eq(orders.number, number))
  if (!head || (maySee && !(await maySee(head)))) return undefined
  return (await withParts(db, [head]))[0]
}

export const findOrderById = async (db: Executor, id: number): Promise<Order | undefined> =>
  (await findOrders(db, [id]))[0]
