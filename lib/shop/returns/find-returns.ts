import { asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { OrderReturn } from './order-return'
import { orderReturnLines, orderReturns } from './tables'

/** What was announced to come back of an order, the first first. */
export async function findReturns(db: Executor, orderId: number): Promise<OrderReturn[]> {
  const found = await db
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.id))
  if (found.length === 0) return []
  const lines = await db
    .select()
    .from(orderReturnLines)
    .where(
      inArray(
        orderReturnLines.returnId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderReturnLines.lineId))
  return found.map(({ id, key, number, reason, requestedAt }) => ({
    ...{ id, key, number, reason, requestedAt },
    lines: lines
      .filter(({ returnId }) => returnId === id)
      .map(({ lineId, quantity }) => ({ lineId, quantity })),
  }))
}
