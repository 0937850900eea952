import { setTimeout as pause } from 'node:timers/promises'
import { type Renewal, subscribeToRenewals } from '@/lib/platform/freshness'
import { CampaignClock } from './campaign-clock'

type Options = {
  expire: (tags: string[]) => Promise<void>
  /** When each published story changes next after a time. */
  timesSince: (since: number) => Promise<Renewal[]>
  /** When the build began: its pages know no campaign that began or ended since. */
  since: number
}

const retryMs = 30_000
/** A content service that does not answer keeps nobody from what there is. */
const timeoutMs = 2_000

/** Starts the clock of campaigns, with those of the pages that were made before this start. Returns what ends it. */
export async function startCampaigns({ expire, timesSince, since }: Options): Promise<() => void> {
  const clock = new CampaignClock({ expire })
  const unsubscribe = subscribeToRenewals((renewal) => clock.set(renewal))
  let isStopped = false
  const read = async (): Promise<void> => {
    try {
      // What changed since the build is renewed at once, and says by itself when it changes again.
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
