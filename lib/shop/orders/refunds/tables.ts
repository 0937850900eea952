import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type { OrderCause } from '@/schemas/shop'
import { orders, payments } from '../tables'

/**
 * `open`: to be carried out, or carried out and not recorded yet. `toTransfer`: the merchant has yet to transfer it; the
 * payment counts it as paid back. `refused`: the payment service does not do it.
 */
export const refundStatuses = ['open', 'toTransfer', 'done', 'refused'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Amounts by the code of a gift card, in minor units. */
export type TakenOff = Record<string, number>

/**
 * What of a payment is paid back. It is written down before it is carried out, so that an interrupted one is finished
 * and not done twice.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** Also names it at the payment service, which thus recognises a repeated request. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    status: text().$type<RefundStatus>().notNull().default('open'),
    /** In minor units. */
    amount: integer().notNull(),
    reason: text(),
    /** The numbers of the lines that it is for, from 1 on: `1,3`. */
    lines: text(),
    /** What it has taken off gift cards that were sold, by code, in minor units. */
    taken: jsonb().$type<TakenOff>(),
    /** Its name at the payment service, `stripe:re_…`, where it was made there and the shop has not asked for it. */
    reference: text(),
    cause: text().$type<OrderCause>().notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    /** When its transfer was put into a file for the bank; no other file takes it by itself. */
    exportedAt: moment('exported_at'),
  },
  (table) => [
    uniqueIndex('refunds_reference').on(table.reference),
    index('refunds_order').on(table.orderId),
    index('refunds_open_since').on(table.createdAt).where(sql`${table.status} = 'open'`),
    index('refunds_to_transfer').on(table.createdAt).where(sql`${table.status} = 'toTransfer'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
)
