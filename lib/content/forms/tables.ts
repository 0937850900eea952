import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytes, moment } from '@/lib/platform/db'

/** Subscriptions to the newsletter of a market, requested and confirmed. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    email: text().notNull(),
    locale: text().notNull(),
    source: text().notNull(),
    salutation: text(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Hash of the token in the link that confirms it. */
    tokenHash: text('token_hash').unique(),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    unique('newsletter_subscriptions_address').on(table.email, table.locale),
    index('newsletter_subscriptions_pending').on(table.requestedAt).where(sql`${table.confirmedAt} is null`),
  ],
)

export type Answer = { label: string; value: string }

/** A submitted form; `ticket` identifies a repeated submission. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    ticket: text().notNull().unique(),
    kind: text().notNull(),
    locale: text().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    recipient: text().notNull(),
    answers: jsonb().$type<Answer[]>().notNull(),
    /** The first address among the answers. */
    replyTo: text('reply_to'),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [index('form_submissions_sent').on(table.sentAt)],
)

export const formFiles = pgTable(
  'form_files',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    submissionId: bigint('submission_id', { mode: 'number' })
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [index('form_files_submission').on(table.submissionId)],
)

/** The input of a rejected form, for browsers without JavaScript: it is shown once more. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    tokenHash: text('token_hash').primaryKey(),
    draft: jsonb().$type<unknown>().notNull(),
    keptAt: moment('kept_at').notNull().defaultNow(),
  },
  (table) => [index('form_drafts_kept').on(table.keptAt)],
)
