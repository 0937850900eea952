import type { Database } from '@/lib/platform/db'
import { every, type Worker } from '@/lib/platform/worker'
import { sendDueBackInStock } from '@/lib/shop/back-in-stock-mails'
import { sendDueCustomerMails } from '@/lib/shop/customer-mails'
import { sendDueStudioMails } from '@/lib/studio/account-mails'
import { sendDueMentions } from '@/lib/studio/comments'
import { sendDueAssigned } from '@/lib/studio/stage-mails'
import { type MailConfig, mailSender } from './mail-sender'

type Mails = {
  name: string
  /** The longest time that one waits, as long as the mail service answers. */
  intervalMs: number
  send: (sender: ReturnType<typeof mailSender>, ending: AbortSignal) => Promise<unknown>
}

/** The mails that calls and other jobs put into the outbox, each kind with a job of its own. */
const mails: readonly Mails[] = [
  // People wait for the links in these.
  { name: 'customer-mails', intervalMs: 2_000, send: sendDueCustomerMails },
  { name: 'studio-mails', intervalMs: 2_000, send: sendDueStudioMails },
  // To who waits for goods that are sold out.
  { name: 'back-in-stock', intervalMs: 5_000, send: sendDueBackInStock },
  // These wait for minutes anyway, so that several come in one mail.
  { name: 'mention-mails', intervalMs: 15_000, send: sendDueMentions },
  { name: 'assigned-mails', intervalMs: 15_000, send: sendDueAssigned },
]

type Options = {
  worker: Worker
  db: Database
  config: MailConfig
}

/** Sends the mails about accounts, goods and comments from the outbox. */
export function startMails({ worker, db, config }: Options): void {
  for (const { name, intervalMs, send } of mails) {
    const sender = mailSender(db, config)
    worker.add({ name, leased: true, nextAt: every(intervalMs), run: (ending) => send(sender, ending) })
  }
}
