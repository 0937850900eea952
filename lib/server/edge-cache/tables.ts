import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'

/** How far the HTTP caches in front of the shop have purged what went stale, each by its address. */
export const edgePurges = pgTable('edge_purges', {
  address: text().primaryKey(),
  /** The newest invalidation that was purged, and when it was written. */
  mark: bigint({ mode: 'number' }).notNull(),
  markAt: text('mark_at').notNull().default(''),
  /** The builds whose documents it may hold. */
  builds: text().notNull().default(''),
  /** Why the last purge failed; null after one that was answered. */
  problem: text(),
  triedAt: moment('tried_at').notNull().defaultNow(),
})
