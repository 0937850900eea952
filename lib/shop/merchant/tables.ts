import { bigint, bigserial, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { orderEvents } from '@/lib/shop/orders'

/** The events of orders in an order that readers can follow: one with a lower position never appears later. */
export const orderChanges = pgTable(
  'order_changes',
  {
    position: bigserial({ mode: 'number' }).primaryKey(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => orderEvents.id, { onDelete: 'cascade' }),
    /** No reference: checking it would wait for those who have locked the order. */
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
  },
  (table) => [index('order_changes_order').on(table.orderId, table.position)],
)

/** How far the events have been followed. One row. */
export const orderChangeMarks = pgTable('order_change_marks', {
  id: integer().primaryKey(),
  /** Every event up to this id has its position, or will never exist. */
  settled: bigint({ mode: 'number' }).notNull().default(0),
  /** The same will hold for this id when all transactions before `horizon` have ended. */
  candidate: bigint({ mode: 'number' }).notNull().default(0),
  /** The id of a transaction that began after the candidate was read. */
  horizon: bigint({ mode: 'number' }),
})
