import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { lockOrder, recordEvent } from '@/lib/shop/orders'
import { orderReturns } from './tables'

type Given = { orderId: number; number: string; now: Date }

/**
 * Takes a return back for its shopper: its goods can be announced anew until all has come back. Said again, it answers the
 * same. A label that was made stays unused, which carriers do not charge.
 */
export const cancelReturn = (db: Database, { orderId, number, now }: Given): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const named = and(eq(orderReturns.orderId, orderId), eq(orderReturns.number, number))
    const [found] = await tx.select().from(orderReturns).where(named)
    if (!order || !found) return false
    if (found.cancelledAt) return true
    if (order.status === 'returned') return false
    await tx
      .update(orderReturns)
      .set({ cancelledAt: now })
      .where(and(eq(orderReturns.id, found.id), isNull(orderReturns.cancelledAt)))
    await recordEvent(tx, order, {
      ...{ type: 'returnCancelled', cause: 'shopper', at: now },
      details: { return: number },
    })
    return true
  })
