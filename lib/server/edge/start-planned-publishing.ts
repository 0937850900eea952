import { nextPlannedAt, plannedJobName, webhooksJobName } from '@/lib/content/embedded'
import { currentMs, currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import type { Worker } from '@/lib/platform/worker'
import { newestChange } from '@/lib/studio/people'
import { carryOutReleases } from '@/lib/studio/releases'
import { carryOutPlanned } from '@/lib/studio/schedules'
import { noteNotShown, shownJobName } from '@/lib/studio/stories'

/** Another instance may have planned something meanwhile. */
const longestMs = 5_000

/**
 * Publishes stories and releases, and takes stories off, at the times that were planned. Pages that were published by a
 * plan or by a program are asked for as a shopper would; the log says which are not to be seen.
 */
export function startPlannedPublishing({ worker, db }: { worker: Worker; db: Database }): void {
  let next: number | undefined
  /** The change up to which the log was read; what was published before this process is not asked for. */
  let since: number | undefined
  worker.add({
    name: shownJobName,
    nextAt: (ended) => (ended === undefined ? 0 : undefined),
    retryMs: longestMs,
    async run(ending) {
      since = since === undefined ? await newestChange(db) : await noteNotShown(db, { since, ending })
    },
  })
  worker.add({
    name: plannedJobName,
    leased: true,
    nextAt: (ended) =>
      ended === undefined ? 0 : Math.min(next ?? Number.POSITIVE_INFINITY, ended + longestMs),
    retryMs: longestMs,
    async run(ending) {
      next = await nextPlannedAt(db)
      if (next === undefined || next > currentMs()) return
      since ??= await newestChange(db)
      const done =
        (await carryOutPlanned(db, currentTime(), ending)) +
        (await carryOutReleases(db, currentTime(), ending))
      next = await nextPlannedAt(db)
      // The pages are renewed before they are asked for.
      if (done > 0) void worker.wake(webhooksJobName).then(() => worker.wake(shownJobName))
    },
  })
}
