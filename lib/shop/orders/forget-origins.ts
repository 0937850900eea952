import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { orderLines, orders } from './tables'

/** The page about privacy names it. */
export const originDays = 90
const dayMs = 24 * 60 * 60 * 1_000

/**
 * Takes from older orders where their shoppers came from: the site of the bonus partner, the campaign of a link, and what
 * was allowed to advertise.
 */
export async function forgetOrigins(db: Database, now: Date): Promise<void> {
  const isOld = lt(orders.placedAt, new Date(now.getTime() - originDays * dayMs))
  await db
    .update(orders)
    .set({ scrid: null, partnerOffers: false })
    .where(and(isOld, or(isNotNull(orders.scrid), eq(orders.partnerOffers, true))))
  await db
    .update(orderLines)
    .set({ customData: sql`${orderLines.customData} - 'ffData'` })
    .where(
      and(
        sql`${orderLines.customData} -> 'ffData' is not null`,
        inArray(orderLines.orderId, db.select({ id: orders.id }).from(orders).where(isOld)),
      ),
    )
}
