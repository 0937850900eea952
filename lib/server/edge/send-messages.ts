import { sendDueMessages } from '@/lib/content/forms'
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { postService } from '@/lib/platform/mail'

const intervalMs = 3_000

/** Sends what forms owe to other services, now and from then on. Returns what ends it once the round is done. */
export function sendMessages(
  db: Database,
  { post, brand, baseUrl }: Pick<Config, 'post' | 'brand' | 'baseUrl'>,
): () => Promise<void> {
  const service = postService(db, post)
  const sender = {
    db,
    service,
    brand,
    baseUrl,
    recipients: post.recipients,
    isRemote: post.mail !== undefined,
  }
  let ended = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  const send = async () => {
    try {
      await sendDueMessages(sender)
    } catch (error) {
      if (!ended) console.error('messages:', error)
    }
    if (ended) return
    timer = setTimeout(next, intervalMs)
    timer.unref()
  }
  const next = () => {
    round = send()
  }
  next()
  return async () => {
    ended = true
    clearTimeout(timer)
    await round
  }
}
