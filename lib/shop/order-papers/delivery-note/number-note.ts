import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { lockOrder, type Order } from '@/lib/shop/orders'
import { deliveryNotes } from '../tables'
import type { Delivery } from './delivery'

/**
 * A delivery with the number of its note. The same goods keep theirs, whether they are to be sent or were; other goods, such
 * as those of a smaller parcel than was planned, have the next one.
 */
export const numberNote = (
  db: Database,
  { id: orderId, number: order }: Pick<Order, 'id' | 'number'>,
  delivery: Delivery,
): Promise<Delivery> =>
  db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    const lines = delivery.inside.toSorted((a, b) => a - b).join(',')
    const written = await tx.select().from(deliveryNotes).where(eq(deliveryNotes.orderId, orderId))
    const known = written.find((note) => note.lines === lines)
    if (known) return { ...delivery, number: `${order}-${known.sequence}` }
    const taken = written.map(({ sequence }) => sequence)
    const last = Math.max(locked?.shipments.length ?? 0, ...taken)
    const isFree = delivery.shipment !== undefined && !taken.includes(delivery.parcel)
    const sequence = isFree ? delivery.parcel : last + 1
    await tx.insert(deliveryNotes).values({ orderId, sequence, lines })
    return { ...delivery, number: `${order}-${sequence}` }
  })
