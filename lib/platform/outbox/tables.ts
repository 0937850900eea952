import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'

/** Messages to other services: written in the transaction of a change, delivered after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    deliveredAt: moment('delivered_at'),
    /** When the delivery was given up. */
    failedAt: moment('failed_at'),
    /** Why the last attempt failed. */
    problem: text(),
    /** The span in which it was written, as a `traceparent`; unset where that was not recorded. */
    trace: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null and ${table.failedAt} is null`),
    index('outbox_delivered').on(table.deliveredAt).where(sql`${table.deliveredAt} is not null`),
  ],
)
