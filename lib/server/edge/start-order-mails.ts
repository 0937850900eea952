import { handoutAddress } from '@/lib/content/documents'
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { postService } from '@/lib/platform/mail'
import { every, type Worker } from '@/lib/platform/worker'
import { type OrderSender, sendDueOrderMails } from '@/lib/shop/order-mails'
import type { Rest } from './rest-in-a-rush'

/** The longest time that a mail waits, as long as the mail service answers. */
const intervalMs = 3_000
const timeoutMs = 10_000

type Options = {
  worker: Worker
  db: Database
  config: Pick<Config, 'post' | 'brand' | 'baseUrl' | 'dataDir'>
  /** Asks this shop for the document at a path. */
  openDocument: (path: string, init: RequestInit) => Promise<Response>
  rest: Rest
}

/** Reads the terms as content has them now, as a document to print. */
const openTermsBy =
  (open: Options['openDocument']): OrderSender['openTerms'] =>
  async ({ code }, page) => {
    const answer = await open(handoutAddress(`/${code}/${page}/`), { signal: AbortSignal.timeout(timeoutMs) })
    if (answer.ok) return Buffer.from(await answer.arrayBuffer())
    await answer.body?.cancel()
    if (answer.status >= 500 || answer.status === 429)
      throw new Error(`The terms were answered with ${answer.status}`)
    return undefined
  }

/** Sends the mails about orders that their events have put into the outbox. */
export function startOrderMails({ worker, db, config, openDocument, rest }: Options): void {
  const { post, brand, baseUrl, dataDir } = config
  const sender = {
    db,
    service: postService(db, post, dataDir),
    brand,
    baseUrl,
    openTerms: openTermsBy(openDocument),
    rest,
  }
  worker.add({
    name: 'order-mails',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => sendDueOrderMails(sender, ending),
  })
}
