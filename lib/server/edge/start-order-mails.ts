import type { Database } from '@/lib/platform/db'
import { every, type Worker } from '@/lib/platform/worker'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { type MailConfig, mailSender } from './mail-sender'
import { type OpenDocument, readTermsBy } from './read-terms'
import type { Rest } from './rest-in-a-rush'

/** The longest time that a mail waits, as long as the mail service answers. */
const intervalMs = 3_000

type Options = {
  worker: Worker
  db: Database
  config: MailConfig
  openDocument: OpenDocument
  rest: Rest
}

/** Sends the mails about orders that their events have put into the outbox. */
export function startOrderMails({ worker, db, config, openDocument, rest }: Options): void {
  const sender = { ...mailSender(db, config), openTerms: readTermsBy(openDocument), rest }
  worker.add({
    name: 'order-mails',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => sendDueOrderMails(sender, ending),
  })
}
