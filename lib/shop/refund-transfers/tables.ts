import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { orders } from '@/lib/shop/orders'

/**
 * Where money of an order is transferred back to, as its shopper has said. It is deleted some time after the last transfer
 * was made.
 */
export const refundAccounts = pgTable(
  'refund_accounts',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    holder: text().notNull(),
    /** Without spaces. */
    iban: text().notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [index('refund_accounts_given').on(table.givenAt)],
)
