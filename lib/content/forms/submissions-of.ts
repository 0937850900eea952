import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { type Answer, formSubmissions } from './tables'

export type SentForm = { title: string; path: string; answers: Answer[]; sentAt: Date }

const isFrom = (email: string) => eq(sql`lower(${formSubmissions.replyTo})`, email.toLowerCase())

/** What was sent by forms with a mail address as the first one in them, the newest first. */
export const submissionsOf = (db: Database, email: string): Promise<SentForm[]> =>
  db
    .select({
      title: formSubmissions.title,
      path: formSubmissions.path,
      answers: formSubmissions.answers,
      sentAt: formSubmissions.sentAt,
    })
    .from(formSubmissions)
    .where(isFrom(email))
    .orderBy(desc(formSubmissions.sentAt))
    .limit(1_000)
