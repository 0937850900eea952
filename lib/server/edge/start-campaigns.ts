import { setTimeout as pause } from 'node:timers/promises'
import { type Renewal, subscribeToRenewals } from '@/lib/platform/freshness'
import type { Worker } from '@/lib/platform/worker'
import { CampaignClock } from './campaign-clock'

type Options = {
  worker: Worker
  expire: (tags: string[]) => Promise<void>
  /** When each published story changes next after a time. */
  timesSince: (since: number) => Promise<Renewal[]>
  /** When the build began: its pages miss every campaign that began or ended since. */
  since: number
}

const clockJob = 'campaigns'
const readJob = 'times of campaigns'
const retryMs = 30_000
/** A content service that does not answer must not delay the start. */
const timeoutMs = 2_000

/**
 * Starts the clock of campaigns, with those of the pages that were made before this start. It takes no lease: each
 * instance expires what is in its own cache. Returns what ends it.
 */
export async function startCampaigns({ worker, expire, timesSince, since }: Options): Promise<() => void> {
  const clock = new CampaignClock({ expire, onChange: () => worker.reschedule(clockJob) })
  worker.add({ name: clockJob, run: () => clock.strike(), nextAt: () => clock.nextAt() })
  const forget = subscribeToRenewals((renewal) => clock.set(renewal))
  worker.add({
    name: readJob,
    // What changed since the build is renewed at once, and says by itself when it changes again.
    run: async () => {
      for (const renewal of await timesSince(since)) clock.set(renewal)
    },
    nextAt: () => undefined,
    retryMs,
  })
  await Promise.race([worker.wake(readJob), pause(timeoutMs, undefined, { ref: false })])
  return forget
}
