import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'

/** A mailbox for development: where messages go while no service is configured. */
export const localMailbox = pgTable('local_mailbox', {
  /** The message's key: a repeated message is stored once. */
  key: text().primaryKey(),
  kind: text().$type<'mail' | 'subscription' | 'unsubscription'>().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  content: text().notNull(),
  html: text(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})
