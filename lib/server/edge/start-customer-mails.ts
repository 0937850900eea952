import type { Database } from '@/lib/platform/db'
import { every, type Worker } from '@/lib/platform/worker'
import { sendDueCustomerMails } from '@/lib/shop/customer-mails'
import { type MailConfig, mailSender } from './mail-sender'

/** The longest time that a mail waits, as long as the mail service answers: people wait for the link in it. */
const intervalMs = 2_000

type Options = {
  worker: Worker
  db: Database
  config: MailConfig
}

/** Sends the mails about accounts that the calls have put into the outbox. */
export function startCustomerMails({ worker, db, config }: Options): void {
  const sender = mailSender(db, config)
  worker.add({
    name: 'customer-mails',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => sendDueCustomerMails(sender, ending),
  })
}
