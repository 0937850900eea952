import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'

/** Where messages go while no service for them is configured: a mailbox to look into. */
export const localMailbox = pgTable('local_mailbox', {
  /** Of the message that it is, so that it is kept once. */
  key: text().primaryKey(),
  kind: text().$type<'mail' | 'subscription'>().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  content: text().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})
