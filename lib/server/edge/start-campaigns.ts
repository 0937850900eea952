import { setTimeout as pause } from 'node:timers/promises'
import { type Renewal, subscribeToRenewals } from '@/lib/platform/freshness'
import { CampaignClock } from './campaign-clock'

type Options = {
  expire: (tags: string[]) => Promise<void>
  /** When each published story changes next after a time. */
  timesSince: (since: number) => Promise<Renewal[]>
  /** When the build began: its pages miss every campaign that began or ended since. */
  since: number
}

const retryMs = 30_000
/** A content service that does not answer must not delay the start. */
const timeoutMs = 2_000

/**
 * Starts the campaign clock with the times of all published stories, because pages of the build published theirs in
 * another process. Returns the function that stops it.
 */
export async function startCampaigns({ expire, timesSince, since }: Options): Promise<() => void> {
  const clock = new CampaignClock({ expire })
  const unsubscribe = subscribeToRenewals((renewal) => clock.set(renewal))
  let isStopped = false
  const read = async (): Promise<void> => {
    try {
      // A time that has passed since the build expires its tag at once; the renewed page publishes its next time.
      for (const renewal of await timesSince(since)) clock.set(renewal)
    } catch (error) {
      if (isStopped) return
      console.error('campaigns:', error)
      setTimeout(() => void read(), retryMs).unref()
    }
  }
  await Promise.race([read(), pause(timeoutMs, undefined, { ref: false })])
  return () => {
    isStopped = true
    unsubscribe()
    clock.stop()
  }
}
