import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Cache tags that went stale, in order, so that every instance learns of a publish that another one was told of. */
export const contentInvalidations = pgTable(
  'content_invalidations',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    tags: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index('content_invalidations_created').on(table.createdAt)],
)

/** The last good answer of the content service for each request, kept for the time when it does not answer. */
export const contentSnapshots = pgTable('content_snapshots', {
  key: text().primaryKey(),
  status: integer().notNull(),
  body: jsonb().$type<unknown>(),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull().default(sql`now()`),
})
