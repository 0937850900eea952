import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Order } from './order'
import { orderLines, orders } from './tables'

/** The page about privacy names it. */
export const originDays = 90
const dayMs = 24 * 60 * 60 * 1_000

/** Whether an order still holds where its shopper came from, or what was allowed to advertise. */
export const hasOrigin = ({
  scrid,
  partnerOffers,
  lines,
}: Pick<Order, 'scrid' | 'partnerOffers' | 'lines'>): boolean =>
  scrid !== null || partnerOffers || lines.some(({ customData }) => customData.ffData !== undefined)

/**
 * Takes from orders where their shoppers came from: the site of the bonus partner, the campaign of a link, and what was
 * allowed to advertise.
 */
async function forgetWhere(db: Database, isMeant: SQL): Promise<void> {
  await db
    .update(orders)
    .set({ scrid: null, partnerOffers: false })
    .where(and(isMeant, or(isNotNull(orders.scrid), eq(orders.partnerOffers, true))))
  await db
    .update(orderLines)
    .set({ customData: sql`${orderLines.customData} - 'ffData'` })
    .where(
      and(
        sql`${orderLines.customData} -> 'ffData' is not null`,
        inArray(orderLines.orderId, db.select({ id: orders.id }).from(orders).where(isMeant)),
      ),
    )
}

/** Forgets the origins of older orders. */
export const forgetOrigins = (db: Database, now: Date): Promise<void> =>
  forgetWhere(db, lt(orders.placedAt, new Date(now.getTime() - originDays * dayMs)))

/** Forgets the origins of these orders, whose shopper takes back what was allowed. */
export const forgetOriginsOf = (db: Database, numbers: readonly string[]): Promise<void> =>
  forgetWhere(db, inArray(orders.number, [...numbers]))
