import { sendDueMessages } from '@/lib/content/forms'
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { postService } from '@/lib/platform/mail'
import { every, type Worker } from '@/lib/platform/worker'
import { mailLook } from './mail-look'

/** The longest time that a mail waits, as long as the mail service answers. */
const intervalMs = 3_000

type Options = {
  worker: Worker
  db: Database
  config: Pick<Config, 'post' | 'brand' | 'baseUrl' | 'dataDir'>
}

/** Sends the mails and the newsletter subscriptions that forms have put into the outbox. */
export function startMessages({ worker, db, config }: Options): void {
  const { post, brand, baseUrl, dataDir } = config
  const sender = {
    db,
    service: postService(db, post, dataDir),
    brand,
    baseUrl,
    look: mailLook(config),
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
