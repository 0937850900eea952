import { inArray } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { isUndelivered, mayBecome, orderLines, recordEvent, statusOfSending } from '@/lib/shop/orders'
import { changeOrder, type Done, done, refused } from './change-order'

/** Records that the merchant has delivered what is digital and no voucher, which the shop issues itself. */
export const markDelivered = (db: Database, number: string, at: Date): Promise<Done> =>
  changeOrder(db, number, async (tx, order) => {
    const due = order.lines.filter((line) => isUndelivered(line) && (!line.isVoucher || line.isGift))
    if (due.length === 0) return refused(`Order ${number} has nothing digital left that you deliver.`)
    const ids = due.map(({ id }) => id)
    const after = order.lines.map((line) => (ids.includes(line.id) ? { ...line, deliveredAt: at } : line))
    const to = statusOfSending(after)
    if (to !== order.status && !mayBecome(order.status, to))
      return refused(`Order ${number} is ${order.status}: nothing of it is delivered.`)
    await tx.update(orderLines).set({ deliveredAt: at }).where(inArray(orderLines.id, ids))
    await recordEvent(tx, order, {
      ...{ type: 'delivered', cause: 'merchant', at, to },
      details: { lines: due.length },
    })
    return done(
      `Order ${number}: ${ids.length} digital ${ids.length === 1 ? 'line' : 'lines'} delivered. It is ${to}.`,
    )
  })
