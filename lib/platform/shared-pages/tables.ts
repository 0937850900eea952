import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Pages that instances of one build with the same settings share. The table is not logged: a crash or a failover empties
 * it, and pages are made anew.
 */
export const sharedPages = pgTable(
  'shared_pages',
  {
    /** The build and its settings. */
    build: text().notNull(),
    key: text().notNull(),
    /** Null while the first instance makes it. */
    page: bytea(),
    /** The newest invalidation that it contains. */
    mark: bigint({ mode: 'number' }).notNull().default(0),
    bytes: integer().notNull().default(0),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().default(sql`now()`),
    /** Until when an instance that makes it is waited for. */
    madeUntil: timestamp('made_until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.build, table.key] }), index('shared_pages_used').on(table.usedAt)],
)
