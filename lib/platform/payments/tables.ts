import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type { ProviderMethod } from '@/lib/platform/payment-methods'
import type { Currency } from '@/schemas/markets'
import type { PaymentState } from './provider'

/** The payments of the sandbox, which stands in for a payment service. Amounts are minor units. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    /** Unguessable: who knows it decides the payment. */
    reference: text().primaryKey(),
    paymentId: uuid('payment_id').notNull().unique(),
    orderNumber: text('order_number').notNull(),
    method: text().$type<ProviderMethod>().notNull(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    locale: text().notNull(),
    description: text().notNull(),
    returnUrl: text('return_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    status: text().$type<PaymentState['status']>().notNull().default('open'),
    refunded: integer().notNull().default(0),
    /** The refunded amounts, by the key of each refund. */
    refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** When a payment that the shopper has confirmed is paid late; until then it neither expires nor is decided again. */
    confirmsAt: moment('confirms_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The last event, which is sent once more after the next one. */
    lastEvent: jsonb('last_event').$type<{ id: string; occurredAt: string }>().notNull(),
  },
  (table) => [
    index('sandbox_payments_open')
      .on(sql`coalesce(${table.confirmsAt}, ${table.expiresAt})`)
      .where(sql`${table.status} = 'open'`),
    index('sandbox_payments_created').on(table.createdAt),
    check(
      'sandbox_payments_amounts',
      sql`${table.amount} > 0 and ${table.refunded} between 0 and ${table.amount}`,
    ),
    check('sandbox_payments_refunds', sql`${table.refunded} = 0 or ${table.status} = 'paid'`),
  ],
)
