import { bigint, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { orders } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import type { Seller } from '@/schemas/shop'

/** The last number that was drawn for a brand in a year. Its row is locked while one is drawn. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    brand: text().$type<Brand>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.year] })],
)

/** The invoices that were issued: one for an order, which never changes. Its goods and amounts are those of the order. */
export const invoices = pgTable(
  'invoices',
  {
    /** An invoice is kept even where its order were to be deleted: the law asks for it. */
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'restrict' }),
    brand: text().$type<Brand>().notNull(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    issuedAt: moment('issued_at').notNull(),
    /** Who sold, at that time. */
    seller: jsonb().$type<Seller>().notNull(),
  },
  (table) => [unique('invoices_sequence').on(table.brand, table.year, table.sequence)],
)
