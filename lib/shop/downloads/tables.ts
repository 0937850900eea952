import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { orderLines, orders } from '@/lib/shop/orders'

/** What shoppers may download: the file of a line, from its delivery until a time, and so many times. */
export const orderDownloads = pgTable(
  'order_downloads',
  {
    lineId: bigint('line_id', { mode: 'number' })
      .primaryKey()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Its name in the folder of downloads. */
    file: text().notNull(),
    /** The end is exclusive. */
    until: moment('until').notNull(),
    /** How often it may be downloaded, and how often it was. */
    granted: integer().notNull(),
    taken: integer().notNull().default(0),
    /** When it was counted last. */
    takenAt: moment('taken_at'),
  },
  (table) => [
    index('order_downloads_order').on(table.orderId),
    check('order_downloads_taken', sql`${table.taken} between 0 and ${table.granted}`),
  ],
)
