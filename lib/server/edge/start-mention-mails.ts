import type { Database } from '@/lib/platform/db'
import { every, type Worker } from '@/lib/platform/worker'
import { sendDueMentions } from '@/lib/studio/comments'
import { type MailConfig, mailSender } from './mail-sender'

/** Mentions wait for minutes anyway, so that several come in one mail. */
const intervalMs = 15_000

type Options = {
  worker: Worker
  db: Database
  config: MailConfig
}

/** Sends the mails to people of the Studio who were mentioned in comments. */
export function startMentionMails({ worker, db, config }: Options): void {
  const sender = mailSender(db, config)
  worker.add({
    name: 'mention-mails',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => sendDueMentions(sender, ending),
  })
}
