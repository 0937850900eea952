import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'

/** How much a network, or an address, has done within an hour or a day. Subjects are hashes. */
export const attempts = pgTable(
  'attempts',
  {
    subject: text().notNull(),
    since: moment('since').notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.subject, table.since] }), index('attempts_since').on(table.since)],
)
