import { isNull, sql } from 'drizzle-orm'
import { deliverPendingWebhooks, webhookOutbox } from '@/lib/content/embedded'
import type { Database } from '@/lib/platform/db'

type Options = { db: Database; url: string; secret: string }

/** Less than anyone waits for a publish whose own delivery, right after its answer, failed. */
const intervalMs = 3_000

/**
 * Delivers the webhooks that the embedded content service owes: at once those that were left when the last process
 * ended, whether or not their time has come, and from then on all that fall due. Returns when the first part is done,
 * with the function that ends the second.
 */
export async function deliverOwedWebhooks({ db, url, secret }: Options): Promise<() => Promise<void>> {
  let ended = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  const deliver = async () => {
    try {
      await deliverPendingWebhooks({ db, url, secret })
    } catch (error) {
      if (!ended) console.error('webhooks of the content service:', error)
    }
    if (ended) return
    timer = setTimeout(next, intervalMs)
    timer.unref()
  }
  const next = () => {
    round = deliver()
  }
  await db
    .update(webhookOutbox)
    .set({ nextAttemptAt: sql`clock_timestamp()` })
    .where(isNull(webhookOutbox.deliveredAt))
  next()
  await round
  return async () => {
    ended = true
    clearTimeout(timer)
    await round
  }
}
