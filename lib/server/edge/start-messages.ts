import { sendDueMessages } from '@/lib/content/forms'
import type { Database } from '@/lib/platform/db'
import { every, type Worker } from '@/lib/platform/worker'
import { type MailConfig, mailSender } from './mail-sender'

/** The longest time that a mail waits, as long as the mail service answers. */
const intervalMs = 3_000

type Options = {
  worker: Worker
  db: Database
  config: MailConfig
}

/** Sends the mails and the newsletter subscriptions that forms have put into the outbox. */
export function startMessages({ worker, db, config }: Options): void {
  const { post } = config
  const sender = {
    ...mailSender(db, config),
    recipients: post.recipients,
    isRemote: post.mail !== undefined,
  }
  worker.add({
    name: 'messages',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => sendDueMessages(sender, ending),
  })
}
