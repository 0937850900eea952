import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { postService } from '@/lib/platform/mail'
import { every, type Worker } from '@/lib/platform/worker'
import { sendDueBackInStock } from '@/lib/shop/back-in-stock-mails'
import { mailLook } from './mail-look'

/** The longest time that a mail waits, as long as the mail service answers: people wait for the link in it. */
const intervalMs = 5_000

type Options = {
  worker: Worker
  db: Database
  config: Pick<Config, 'post' | 'brand' | 'baseUrl' | 'dataDir'>
}

/** Sends the mails to who waits for goods that are sold out. */
export function startBackInStock({ worker, db, config }: Options): void {
  const { post, brand, baseUrl, dataDir } = config
  const sender = { db, service: postService(db, post, dataDir), brand, baseUrl, look: mailLook(config) }
  worker.add({
    name: 'back-in-stock',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => sendDueBackInStock(sender, ending),
  })
}
