import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'

/** What was entered in a form about an order and rejected, or waits to be confirmed. Only the hash of its token is kept. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    tokenHash: text('token_hash').primaryKey(),
    form: text().notNull(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    /** The keys of the errors by field. */
    errors: jsonb().$type<Record<string, string>>().notNull(),
    keptAt: moment('kept_at').notNull(),
  },
  (table) => [index('order_drafts_kept').on(table.keptAt)],
)
