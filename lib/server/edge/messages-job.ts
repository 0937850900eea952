import { sendDueMessages } from '@/lib/content/forms'
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { postService } from '@/lib/platform/mail'
import { every, type Job } from '@/lib/platform/worker'

/** The longest time that a mail waits, as long as the mail service answers. */
const intervalMs = 3_000

/** Sends the mails and the newsletter subscriptions that forms have put into the outbox. */
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
