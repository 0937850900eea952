import { nextPlannedAt, plannedJobName, webhooksJobName } from '@/lib/content/embedded'
import { currentMs, currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import type { Worker } from '@/lib/platform/worker'
import { carryOutReleases } from '@/lib/studio/releases'
import { carryOutPlanned } from '@/lib/studio/schedules'

/** Another instance may have planned something meanwhile. */
const longestMs = 5_000

/** Publishes stories and releases, and takes stories off, at the times that were planned. */
export function startPlannedPublishing({ worker, db }: { worker: Worker; db: Database }): void {
  let next: number | undefined
  worker.add({
    name: plannedJobName,
    leased: true,
    nextAt: (ended) =>
      ended === undefined ? 0 : Math.min(next ?? Number.POSITIVE_INFINITY, ended + longestMs),
    retryMs: longestMs,
    async run(ending) {
      next = await nextPlannedAt(db)
      if (next === undefined || next > currentMs()) return
      const done =
        (await carryOutPlanned(db, currentTime(), ending)) +
        (await carryOutReleases(db, currentTime(), ending))
      next = await nextPlannedAt(db)
      if (done > 0) void worker.wake(webhooksJobName)
    },
  })
}
