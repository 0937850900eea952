import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
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
export async function findReturns(db: Executor, orderId: number): Promise<OrderReturn[]> {
  const found = await db
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.id))
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const labels = await findLabels(db, ids)
  const lines = await db
    .select()
    .from(orderReturnLines)
    .where(inArray(orderReturnLines.returnId, ids))
    .orderBy(asc(orderReturnLines.lineId))
  return found.map(({ id, key, number, requestedAt, cancelledAt, ...given }) => ({
    ...{ id, key, number, requestedAt, cancelledAt, label: labels.get(id) },
    lines: lines
      .filter(({ returnId }) => returnId === id)
      .map(({ lineId, quantity, reason }) => ({ lineId, quantity, reason: reason ?? given.reason })),
  }))
}
