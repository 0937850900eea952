import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'

/** Who wants one mail when a variant can be ordered again, in a market. A row goes once its mail was sent. */
export const backInStockRequests = pgTable(
  'back_in_stock_requests',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    email: text().notNull(),
    /** The shop locale of the market. */
    locale: text().notNull(),
    /** The reference key of the variant. */
    variant: text().notNull(),
    /** When it was asked for last. */
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** When its mail was put into the outbox: once. */
    queuedAt: moment('queued_at'),
  },
  (table) => [
    unique('back_in_stock_requests_one').on(table.email, table.locale, table.variant),
    index('back_in_stock_requests_asked').on(table.askedAt),
    index('back_in_stock_requests_waiting')
      .on(table.locale, table.variant)
      .where(sql`${table.confirmedAt} is not null and ${table.queuedAt} is null`),
  ],
)
