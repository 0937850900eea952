import type { Database } from '@/lib/platform/db'
import { isWithinSubject, subjectLimits } from '@/lib/platform/limits'
import { enqueue } from '@/lib/platform/outbox'
import type { Order } from '@/lib/shop/orders'

/** The kind of the outbox's messages that send a new link to an order: `{ order, at }` are its id and the moment. */
export const orderLinkMessage = 'order-link'

/** Has a new link to an order sent to its mail address. After a few of a day nothing is sent: each of them works. */
export const sendOrderLink = (
  db: Database,
  { id, number }: Pick<Order, 'id' | 'number'>,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now.getTime()
    if (await isWithinSubject(tx, subjectLimits.orderLinks, number, { now: at }))
      await enqueue(tx, orderLinkMessage, [{ order: id, at }])
  })
