import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '@/lib/platform/db'

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
    page: bytes(),
    /** The newest invalidation that it contains. */
    mark: bigint({ mode: 'number' }).notNull().default(0),
    bytes: integer().notNull().default(0),
    usedAt: moment('used_at').notNull().defaultNow(),
    /** Until when an instance that makes it is waited for. */
    madeUntil: moment('made_until'),
  },
  (table) => [primaryKey({ columns: [table.build, table.key] }), index('shared_pages_used').on(table.usedAt)],
)
