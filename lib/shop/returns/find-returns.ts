import { and, asc, desc, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { findReceipts } from './find-receipts'
import type { OrderReturn } from './order-return'
import { orderReturnLines, orderReturns, returnLabels } from './tables'

/** The labels without their files, which are read one by one. */
async function findLabels(db: Executor, ids: readonly number[]) {
  const found = await db
    .select({
      returnId: returnLabels.returnId,
      carrier: returnLabels.carrier,
      state: returnLabels.state,
      number: returnLabels.shipmentNumber,
      international: returnLabels.internationalNumber,
      hasQr: sql<boolean>`${isNotNull(returnLabels.qr)}`,
    })
    .from(returnLabels)
    .where(inArray(returnLabels.returnId, [...ids]))
  return new Map(found.map(({ returnId, ...label }) => [returnId, label]))
}

/** What was announced to come back of an order, the first first; also what was cancelled since. */
export const findReturns = async (db: Executor, orderId: number): Promise<OrderReturn[]> =>
  (await findReturnsOf(db, [orderId])).get(orderId) ?? []

/** The same of several orders, by their ids, with as many statements as for one. */
export async function findReturnsOf(
  db: Executor,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderReturn[]>> {
  const found = await db
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, [...orderIds]))
    .orderBy(asc(orderReturns.id))
  if (found.length === 0) return new Map()
  const ids = found.map(({ id }) => id)
  const labels = await findLabels(db, ids)
  const receipts = await findReceipts(db, ids)
  const lines = await db
    .select()
    .from(orderReturnLines)
    .where(inArray(orderReturnLines.returnId, ids))
    .orderBy(asc(orderReturnLines.lineId))
  const written = found.map(({ id, key, number, requestedAt, cancelledAt, ...given }) => ({
    orderId: given.orderId,
    announced: {
      ...{ id, key, number, requestedAt, cancelledAt, label: labels.get(id) },
      receipts: receipts.get(id) ?? [],
      lines: lines
        .filter(({ returnId }) => returnId === id)
        .map(({ lineId, quantity, reason }) => ({ lineId, quantity, reason: reason ?? given.reason })),
    },
  }))
  const byOrder = Map.groupBy(written, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, own]) => [id, own.map(({ announced }) => announced)]))
}

/**
 * The newest returns that were not taken back, at most so many after some of them, with the ids of their orders.
 * @param since unset: from the first
 */
export const findNewestReturns = (
  db: Executor,
  { since, limit, offset }: { since: Date | undefined; limit: number; offset: number },
): Promise<{ id: number; orderId: number }[]> =>
  db
    .select({ id: orderReturns.id, orderId: orderReturns.orderId })
    .from(orderReturns)
    .where(and(isNull(orderReturns.cancelledAt), since && gte(orderReturns.requestedAt, since)))
    .orderBy(desc(orderReturns.requestedAt), desc(orderReturns.id))
    .limit(limit)
    .offset(offset)
