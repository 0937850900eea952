import { setTimeout as pause } from 'node:timers/promises'
import { type Renewal, subscribeToRenewals } from '@/lib/platform/freshness'
import type { Worker } from '@/lib/platform/worker'
import { CampaignClock } from './campaign-clock'

type Options = {
  worker: Worker
  expire: (tags: string[]) => Promise<void>
  /** When each published story and each promotion changes next after `since`. */
  timesSince: (since: number) => Promise<Renewal[]>
  /** When the build began: its pages do not contain campaigns that have begun or ended since. */
  since: number
}

const clockJob = 'campaigns'
const readJob = 'campaign-times'
const retryMs = 30_000
/** A content service that does not answer must not delay the start. */
const timeoutMs = 2_000

/**
 * Starts the campaign clock, and reads the times of the pages that were rendered before this start. The jobs take no
 * lease, because each instance expires the tags of its own cache. Returns a function that unsubscribes the clock.
 */
export async function startCampaigns({ worker, expire, timesSince, since }: Options): Promise<() => void> {
  const clock = new CampaignClock({ expire, onChange: () => worker.reschedule(clockJob) })
  worker.add({ name: clockJob, run: () => clock.strike(), nextAt: () => clock.nextAt() })
  const forget = subscribeToRenewals((renewal) => clock.set(renewal))
  worker.add({
    name: readJob,
    // A time that has passed since the build expires its tag at once; the page rendered then publishes its next time.
    run: async () => {
      for (const renewal of await timesSince(since)) clock.set(renewal)
    },
    nextAt: () => undefined,
    retryMs,
  })
  await Promise.race([worker.wake(readJob), pause(timeoutMs, undefined, { ref: false })])
  return forget
}
