import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The last good answer of the content service for each request, used during an outage. */
export const contentSnapshots = pgTable('content_snapshots', {
  key: text().primaryKey(),
  status: integer().notNull(),
  body: jsonb().$type<unknown>(),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull().default(sql`now()`),
})
