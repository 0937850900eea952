import type { Database } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { writeMailFile } from './mail-files'
import type { PostService } from './service'
import { localMailbox } from './tables'

/**
 * Stores messages in the database while no service is configured, and each mail as a file below the data folder too. A
 * repeated message is stored once. A file that cannot be written fails no mail: it is in the database.
 */
export function localPost(db: Database, dataDir?: string): PostService {
  const keep = async (row: typeof localMailbox.$inferInsert) => {
    const kept = await db
      .insert(localMailbox)
      .values(row)
      .onConflictDoNothing()
      .returning({ at: localMailbox.receivedAt })
    return kept[0]?.at
  }
  return {
    async sendMail(key, mail) {
      const { to, subject, text, html = null, attachments = [] } = mail
      const content = [text, ...attachments.filter(({ cid }) => !cid).map(({ name }) => `[${name}]`)].join(
        '\n',
      )
      const at = await keep({ key, kind: 'mail', recipient: to, subject, content, html })
      if (!at || dataDir === undefined) return
      await writeMailFile(dataDir, key, mail, at).catch((error: unknown) =>
        logError(`the file of mail ${key}`, error),
      )
    },
    async subscribe(key, body) {
      const { email: recipient, name: subject } = body
      await keep({ key, kind: 'subscription', recipient, subject, content: JSON.stringify(body) })
    },
    async unsubscribe(key, body) {
      const { email: recipient, name: subject } = body
      await keep({ key, kind: 'unsubscription', recipient, subject, content: JSON.stringify(body) })
    },
  }
}
