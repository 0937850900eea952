import type { Database } from '@/lib/platform/db'
import type { PostService } from './service'
import { localMailbox } from './tables'

/** Stores messages in the database while no service is configured. A repeated message is stored once. */
export function localPost(db: Database): PostService {
  const keep = async (row: typeof localMailbox.$inferInsert) => {
    await db.insert(localMailbox).values(row).onConflictDoNothing()
  }
  return {
    sendMail: (key, { to, subject, text, attachments = [] }) =>
      keep({
        key,
        kind: 'mail',
        recipient: to,
        subject,
        content: [text, ...attachments.map(({ name }) => `[${name}]`)].join('\n'),
      }),
    subscribe: (key, body) =>
      keep({
        key,
        kind: 'subscription',
        recipient: body.email,
        subject: body.name,
        content: JSON.stringify(body),
      }),
  }
}
