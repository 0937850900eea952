import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { postService } from '@/lib/platform/mail'
import { every, type Worker } from '@/lib/platform/worker'
import { sendDueCustomerMails } from '@/lib/shop/customer-mails'
import { mailLook } from './mail-look'

/** The longest time that a mail waits, as long as the mail service answers: people wait for the link in it. */
const intervalMs = 2_000

type Options = {
  worker: Worker
  db: Database
  config: Pick<Config, 'post' | 'brand' | 'baseUrl' | 'dataDir'>
}

/** Sends the mails about accounts that the calls have put into the outbox. */
export function startCustomerMails({ worker, db, config }: Options): void {
  const { post, brand, baseUrl, dataDir } = config
  const sender = { db, service: postService(db, post, dataDir), brand, baseUrl, look: mailLook(config) }
  worker.add({
    name: 'customer-mails',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => sendDueCustomerMails(sender, ending),
  })
}
