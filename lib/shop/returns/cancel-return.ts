import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { lockOrder, recordEvent } from '@/lib/shop/orders'
import { findReturns } from './find-returns'
import { mayCancelReturn } from './order-return'
import { orderReturns, returnLabels } from './tables'

type Given = { orderId: number; number: string; now: Date }

/**
 * Takes a return back for its shopper: its goods can be announced anew until all has come back. Said again, it answers the
 * same. It is refused from when its label is asked for on: each round would cost another one.
 */
export const cancelReturn = (db: Database, { orderId, number, now }: Given): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const named = async () => (await findReturns(tx, orderId)).find((each) => each.number === number)
    const found = await named()
    if (!order || !found) return false
    if (found.cancelledAt) return true
    if (!mayCancelReturn(order, found)) return false
    // A mail that is being written may ask for the label now: what is due is taken from it first.
    await tx
      .delete(returnLabels)
      .where(and(eq(returnLabels.returnId, found.id), eq(returnLabels.state, 'due')))
    const left = await named()
    if (!left || !mayCancelReturn(order, left)) return false
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
