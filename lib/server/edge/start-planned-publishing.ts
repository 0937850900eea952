import { nextPlannedAt, plannedJobName, webhooksJobName } from '@/lib/content/embedded'
import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { dueJob, type Worker } from '@/lib/platform/worker'
import { newestChange } from '@/lib/studio/people'
import { carryOutReleases } from '@/lib/studio/releases'
import { carryOutPlanned } from '@/lib/studio/schedules'
import { noteNotShown, shownJobName } from '@/lib/studio/stories'

/** After how long it is tried again to ask for pages. */
const retryMs = 5_000

/**
 * Publishes stories and releases, and takes stories off, at the times that were planned. Pages that were published by a
 * plan or by a program are asked for as a shopper would; the log says which are not to be seen.
 */
export function startPlannedPublishing({ worker, db }: { worker: Worker; db: Database }): void {
  /** The change up to which the log was read; what was published before this process is not asked for. */
  let since: number | undefined
  worker.add({
    name: shownJobName,
    nextAt: (ended) => (ended === undefined ? 0 : undefined),
    retryMs,
    async run(ending) {
      since = since === undefined ? await newestChange(db) : await noteNotShown(db, { since, ending })
    },
  })
  worker.add(
    dueJob({
      name: plannedJobName,
      nextDue: () => nextPlannedAt(db),
      async carryOut(ending) {
        since ??= await newestChange(db)
        const done =
          (await carryOutPlanned(db, currentTime(), ending)) +
          (await carryOutReleases(db, currentTime(), ending))
        // The pages are renewed before they are asked for.
        if (done > 0) void worker.wake(webhooksJobName).then(() => worker.wake(shownJobName))
      },
    }),
  )
}
