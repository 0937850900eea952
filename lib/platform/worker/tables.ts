import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'

/** The instance that runs a job, and when its lease expires. */
export const leases = pgTable('leases', {
  job: text().primaryKey(),
  holder: text().notNull(),
  until: moment('until').notNull(),
})
