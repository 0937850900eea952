import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, moment } from '@/lib/platform/db'
import { orderEvents, orders } from '@/lib/shop/orders'
import type { CreditReason, PaymentMethod, Seller } from '@/schemas/shop'
import type { TaxSum } from './tax-sums'

/** The names of means of payment that are a shop's own. */
export type PaymentNames = Partial<Record<PaymentMethod, string>>

const counterColumns = () => ({
  /** Which numbers: those of a brand, or those with a prefix of one's own. */
  series: text('brand').notNull(),
  year: integer().notNull(),
  last: integer().notNull(),
})

/** Made anew for each table: drizzle names the constraint of a column after the first table that has it. */
const numberColumns = () => ({
  series: text('brand').notNull(),
  year: integer().notNull(),
  sequence: integer().notNull(),
  number: text().notNull().unique(),
  issuedAt: moment('issued_at').notNull(),
  /** Who sold, at that time. */
  seller: jsonb().$type<Seller>().notNull(),
})

/** The last number that was drawn of a series in a year. Its row is locked while one is drawn. */
export const invoiceCounters = pgTable('invoice_counters', counterColumns(), (table) => [
  primaryKey({ columns: [table.series, table.year] }),
])

/** The invoices that were issued: one for an order, which never changes. Its goods and amounts are those of the order. */
export const invoices = pgTable(
  'invoices',
  {
    /** An invoice is kept even where its order were to be deleted: the law asks for it. */
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'restrict' }),
    ...numberColumns(),
    /** What the shop called the means of payment then; unset: by their usual names. */
    paymentNames: jsonb('payment_names').$type<PaymentNames>(),
  },
  (table) => [unique('invoices_sequence').on(table.series, table.year, table.sequence)],
)

/** Credit notes are numbered in a series of their own. */
export const creditNoteCounters = pgTable('credit_note_counters', counterColumns(), (table) => [
  primaryKey({ columns: [table.series, table.year] }),
])

/** What was taken back of an invoice, which itself never changes: one for each event that takes some of it back. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .primaryKey()
      .references(() => orderEvents.id, { onDelete: 'restrict' }),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.orderId, { onDelete: 'restrict' }),
    ...numberColumns(),
    /** The number of the invoice. */
    invoice: text()
      .notNull()
      .references(() => invoices.number, { onDelete: 'restrict' }),
    reason: text().$type<CreditReason>().notNull(),
    /** With tax, in minor units; positive. */
    amount: integer().notNull(),
    /** What is taken back at each tax rate. */
    taxes: jsonb().$type<TaxSum[]>().notNull(),
  },
  (table) => [
    unique('credit_notes_sequence').on(table.series, table.year, table.sequence),
    index('credit_notes_order').on(table.orderId),
    check('credit_notes_amount', sql`${table.amount} > 0`),
  ],
)

/** The papers as they were issued, which never change: the law wants them kept. */
export const keptPapers = pgTable(
  'kept_papers',
  {
    /** Of the invoice or the credit note. */
    number: text().primaryKey(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    issuedAt: moment('issued_at').notNull(),
    /** The name of the file. */
    name: text().notNull(),
    /** The PDF, and the structured invoice that is in it. */
    file: bytes().notNull(),
    xml: text(),
    sha256: text().notNull(),
    /** Of the structured invoice, empty without one; unset on what a release before this column has kept. */
    xmlSha256: text('xml_sha256'),
  },
  (table) => [index('kept_papers_order').on(table.orderId)],
)

/** The numbers of delivery notes that were written: no two of an order with other goods have the same. */
export const deliveryNotes = pgTable(
  'delivery_notes',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 1 on. */
    sequence: integer().notNull(),
    /** The ids of the lines in it, in their order, with commas. */
    lines: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.sequence] }),
    unique('delivery_notes_lines').on(table.orderId, table.lines),
  ],
)
