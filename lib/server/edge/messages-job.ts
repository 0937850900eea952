import { sendDueMessages } from '@/lib/content/forms'
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { postService } from '@/lib/platform/mail'
import { every, type Job } from '@/lib/platform/worker'

/** How long a mail waits at most, while its service answers. */
const intervalMs = 3_000

/** Sends what forms owe to other services. */
export function messagesJob(
  db: Database,
  { post, brand, baseUrl }: Pick<Config, 'post' | 'brand' | 'baseUrl'>,
): Job {
  const sender = {
    db,
    service: postService(db, post),
    brand,
    baseUrl,
    recipients: post.recipients,
    isRemote: post.mail !== undefined,
  }
  return {
    name: 'messages',
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => sendDueMessages(sender, ending),
  }
}
