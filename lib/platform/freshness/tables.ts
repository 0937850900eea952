import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Stale cache tags in order, so that every instance learns of a publish that another instance received. */
export const contentInvalidations = pgTable(
  'content_invalidations',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    tags: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index('content_invalidations_created').on(table.createdAt)],
)
