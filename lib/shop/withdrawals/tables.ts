import { bigint, bigserial, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { orders } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'

/** The declarations to withdraw from a contract, as they were made, whether their orders were found or not. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Of the statement that was confirmed: a second click declares nothing twice. */
    key: text().notNull().unique(),
    brand: text().$type<Brand>().notNull(),
    /** The shop locale: `de-de`. */
    locale: text().notNull(),
    name: text().notNull(),
    /** As it was entered. */
    orderNumber: text('order_number').notNull(),
    email: text().notNull(),
    /** Which goods, in the shopper's words; unset: all. */
    goods: text(),
    declaredAt: moment('declared_at').notNull(),
    /** Whether mails have told of it; beyond the limits it is kept and listed alone. */
    isTold: boolean('is_told').notNull().default(true),
    /** The order with this number and mail address. */
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('withdrawals_declared').on(table.declaredAt),
    index('withdrawals_order').on(table.orderId),
  ],
)
