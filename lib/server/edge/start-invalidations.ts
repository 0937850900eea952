import type { Connection } from '@/lib/platform/db'
import { invalidationChannel, invalidationsAfter, type Mark } from '@/lib/platform/freshness'
import { logWarning } from '@/lib/platform/log'
import { every, type Worker } from '@/lib/platform/worker'
import { renewSince, renewSinceBuild } from '@/lib/server/next/page-cache'

type Options = {
  worker: Worker
  connection: Connection
  /** The newest row whose invalidation the build already contains. */
  since: Mark
  /** Expires tags in this process. */
  expire: (tags: string[]) => Promise<void>
  /** Is told how far this process has applied them. */
  onApplied?: (id: number) => unknown
  /** Whether the database supports LISTEN. PGlite's shared session does not, so it is polled. */
  listen: boolean
  /** Runs work that the start cannot do without, again while the database does not answer. */
  awaited: (work: () => Promise<void>) => Promise<void>
}

/** Who has recorded an invalidation may wake it. */
export const invalidationsJob = 'invalidations'

/** The polling interval: an import by another process takes effect after this time at the latest. */
const pollMs = 2_000

/** How many tags one call expires; the route accepts at most 10,000. */
const batchSize = 1_000
const retryMs = 1_000

/**
 * Applies every invalidation since the build, because pages of it may be older, and then those of all instances, this one
 * too, as they arrive. The job takes no lease, because each instance expires the tags of its own cache. Resolves when all
 * invalidations since the build have been applied.
 */
export async function startInvalidations(options: Options): Promise<void> {
  const { worker, connection, since, expire, onApplied, listen, awaited } = options
  let mark = since
  const findNew = async () => {
    const found = await invalidationsAfter(connection.db, mark)
    if (found.isBack)
      logWarning(
        'The database does not know what was published last, as after a failover to a copy that was behind, or after an older one was restored. All pages are made anew.',
      )
    return found
  }
  const catchUp = async () => {
    const found = await findNew()
    const { tags } = found
    await renewSince(found, async () => {
      for (let from = 0; from < tags.length; from += batchSize)
        await expire(tags.slice(from, from + batchSize))
    })
    const isNew = mark.id !== found.mark.id
    mark = found.mark
    if (isNew) onApplied?.(mark.id)
  }
  await awaited(async () => {
    const found = await findNew()
    renewSinceBuild(found)
    mark = found.mark
    onApplied?.(mark.id)
  })
  worker.add({
    name: invalidationsJob,
    run: catchUp,
    nextAt: listen ? () => undefined : every(pollMs),
    retryMs,
  })
  if (!listen) return
  await connection.listen(invalidationChannel, () => void worker.wake(invalidationsJob))
}
