import type { Connection } from '@/lib/platform/db'
import { invalidationChannel, invalidationsAfter } from '@/lib/platform/freshness'
import { every, type Worker } from '@/lib/platform/worker'

type Options = {
  worker: Worker
  connection: Connection
  /** The newest row that the build already knew. */
  since: number
  /** Expires tags in this process. */
  expire: (tags: string[]) => Promise<void>
  /** Whether the database can tell of new rows; PGlite's shared session cannot, and is asked from time to time. */
  listen: boolean
}

const job = 'content invalidations'

/** How often a database is asked that cannot tell: an import from another process is seen after that time. */
const askMs = 2_000

/** What one call may expire; the route that does it takes no more than 10,000 tags. */
const batchSize = 1_000
const retryMs = 1_000

/**
 * Carries out every invalidation since the build, because pages on disk may be older than that, and then those of
 * other instances as they come. It takes no lease: each instance expires what is in its own cache. Returns when the
 * first part is done.
 */
export async function watchInvalidations(options: Options): Promise<void> {
  const { worker, connection, since, expire, listen } = options
  let lastId = since
  const catchUp = async () => {
    const { tags, lastId: newest } = await invalidationsAfter(connection.db, lastId)
    for (let from = 0; from < tags.length; from += batchSize) await expire(tags.slice(from, from + batchSize))
    lastId = newest
  }
  await catchUp()
  worker.add({ name: job, run: catchUp, nextAt: listen ? () => undefined : every(askMs), retryMs })
  if (!listen) return
  const follow = () => void worker.wake(job)
  await connection.sql.listen(invalidationChannel, follow, follow)
}
