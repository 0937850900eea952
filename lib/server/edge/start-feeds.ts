import { redirectRows } from '@/lib/content/redirects'
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { postService } from '@/lib/platform/mail'
import { every, type Worker } from '@/lib/platform/worker'
import { runDueFeeds, sendDueFeedMails } from '@/lib/shop/feeds'
import { mailLook } from './mail-look'
import type { Rest } from './rest-in-a-rush'

const intervalMs = 15_000

type Options = {
  worker: Worker
  db: Database
  config: Pick<Config, 'post' | 'brand' | 'baseUrl' | 'dataDir' | 'imageOrigins' | 'feedAccess'>
  /** Has this process apply what was recorded. */
  apply: () => Promise<void>
  rest: Rest
}

/** Fetches the feeds of markets at their times, and tells the merchant of those that fail or wait for a yes. */
export function startFeeds({ worker, db, config, apply, rest }: Options): void {
  const { post, brand, dataDir, imageOrigins, feedAccess: access } = config
  const services = { db, brand, dataDir, imageOrigins, access, rest, redirects: redirectRows }
  worker.add({
    name: 'feeds',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => runDueFeeds(services, ending).finally(apply),
  })
  const sender = { db, brand, service: postService(db, post, dataDir), look: mailLook(config) }
  worker.add({
    name: 'feed-mails',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => sendDueFeedMails(sender, ending),
  })
}
