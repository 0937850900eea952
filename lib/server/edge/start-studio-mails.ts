import type { Database } from '@/lib/platform/db'
import { every, type Worker } from '@/lib/platform/worker'
import { sendDueStudioMails } from '@/lib/studio/account-mails'
import { type MailConfig, mailSender } from './mail-sender'

/** The longest time that a mail waits, as long as the mail service answers: people wait for the link in it. */
const intervalMs = 2_000

type Options = {
  worker: Worker
  db: Database
  config: MailConfig
}

/** Sends the mails about accounts of the Studio that the calls have put into the outbox. */
export function startStudioMails({ worker, db, config }: Options): void {
  const sender = mailSender(db, config)
  worker.add({
    name: 'studio-mails',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => sendDueStudioMails(sender, ending),
  })
}
