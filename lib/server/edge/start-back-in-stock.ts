import type { Database } from '@/lib/platform/db'
import { every, type Worker } from '@/lib/platform/worker'
import { sendDueBackInStock } from '@/lib/shop/back-in-stock-mails'
import { type MailConfig, mailSender } from './mail-sender'

/** The longest time that a mail waits, as long as the mail service answers: people wait for the link in it. */
const intervalMs = 5_000

type Options = {
  worker: Worker
  db: Database
  config: MailConfig
}

/** Sends the mails to who waits for goods that are sold out. */
export function startBackInStock({ worker, db, config }: Options): void {
  const sender = mailSender(db, config)
  worker.add({
    name: 'back-in-stock',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => sendDueBackInStock(sender, ending),
  })
}
