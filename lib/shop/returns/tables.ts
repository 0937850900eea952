import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { orderLines, orders } from '@/lib/shop/orders'
import type { ReturnReason } from '@/schemas/shop'

/** What a shopper has announced to send back. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the form that was sent: a second click announces nothing twice. */
    key: uuid().notNull().unique(),
    /** On the label: the number of the order, and which of its returns it is. */
    number: text().notNull().unique(),
    reason: text().$type<ReturnReason>().notNull(),
    requestedAt: moment('requested_at').notNull(),
  },
  (table) => [index('order_returns_order').on(table.orderId, table.id)],
)

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.lineId] }),
    index('order_return_lines_line').on(table.lineId),
    check('order_return_lines_quantity', sql`${table.quantity} > 0`),
  ],
)
