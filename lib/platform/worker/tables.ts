import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'

/** Which instance does a job, and until when it need not say so again. */
export const leases = pgTable('leases', {
  job: text().primaryKey(),
  holder: text().notNull(),
  until: moment('until').notNull(),
})
