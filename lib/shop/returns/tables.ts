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
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, moment } from '@/lib/platform/db'
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
    /** Of the form as it was sent: a second click announces nothing twice. */
    key: uuid().notNull().unique(),
    /** On the label: the number of the order, and which of its returns it is. */
    number: text().notNull().unique(),
    /** The reason that counts most of its lines' own; of older returns that of all of them. */
    reason: text().$type<ReturnReason>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** When the shopper took it back: its goods stay, or come back with another one. */
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [index('order_returns_order').on(table.orderId, table.id)],
)

/**
 * How the label of a carrier stands. `due`: it is asked for with the mail about the return. `asked`: the carrier was asked,
 * and its answer is not known yet. `made`. `refused`: there is none. `unsure`: whether there is one only the carrier knows.
 */
export type LabelState = 'due' | 'asked' | 'made' | 'refused' | 'unsure'

/** The labels of carriers that pay the postage of returns: one at most for each. */
export const returnLabels = pgTable('return_labels', {
  returnId: bigint('return_id', { mode: 'number' })
    .primaryKey()
    .references(() => orderReturns.id, { onDelete: 'cascade' }),
  carrier: text().notNull(),
  /** Of the shop, at the carrier. */
  receiverId: text('receiver_id').notNull(),
  weightGrams: integer('weight_grams').notNull(),
  state: text().$type<LabelState>().notNull(),
  askedAt: moment('asked_at'),
  shipmentNumber: text('shipment_number'),
  internationalNumber: text('international_number'),
  pdf: bytes(),
  qr: bytes(),
})

/** The receipts of postage that shoppers have paid, as they have sent them. They are deleted some time after. */
export const returnReceipts = pgTable(
  'return_receipts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    /** Of its content: the same file again is the same receipt. */
    digest: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    content: bytes().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    unique('return_receipts_file').on(table.returnId, table.digest),
    index('return_receipts_sent').on(table.sentAt),
  ],
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
    /** Why these pieces come back; unset in returns from before each line had its own reason. */
    reason: text().$type<ReturnReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.lineId] }),
    index('order_return_lines_line').on(table.lineId),
    check('order_return_lines_quantity', sql`${table.quantity} > 0`),
  ],
)
