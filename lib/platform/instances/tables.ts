import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type { JobState } from '@/lib/platform/worker'

/** The processes of the shop that run, and those that have just ended without saying so. */
export const instances = pgTable('instances', {
  id: text().primaryKey(),
  role: text().notNull(),
  /** Its build and the settings of it. */
  build: text().notNull(),
  host: text().notNull(),
  pid: integer().notNull(),
  startedAt: moment('started_at').notNull(),
  /** Updated every few seconds while it runs. */
  seenAt: moment('seen_at').notNull().defaultNow(),
  /** The newest invalidation that it has applied to its pages. */
  applied: bigint({ mode: 'number' }).notNull().default(0),
  /** What its jobs have done. */
  jobs: jsonb().$type<JobState[]>().notNull().default([]),
})
