import type { Connection } from '@/lib/platform/db'
import { invalidationChannel, invalidationsAfter } from '@/lib/platform/freshness'

type Options = {
  connection: Connection
  /** The newest row that the build already knew. */
  since: number
  /** Expires tags in this process. */
  expire: (tags: string[]) => Promise<void>
  /** Whether the database can tell of new rows; PGlite's shared session cannot, and is asked from time to time. */
  listen: boolean
}

/** How often a database is asked that cannot tell: an import from another process is seen after that time. */
const pollMs = 2_000

/** What one call may expire; the route that does it takes no more than 10,000 tags. */
const batchSize = 1_000
const retryMs = 1_000

/** Whether the connection was closed, which nothing has to be tried on again. */
const isEnded = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === 'CONNECTION_ENDED') || ('cause' in error && isEnded(error.cause)))

/**
 * Carries out every invalidation since the build, because pages on disk may be older than that, and then those of
 * other instances as they come. Returns when the first part is done.
 */
export async function watchInvalidations({ connection, since, expire, listen }: Options): Promise<void> {
  let lastId = since
  let running: Promise<void> | undefined
  let again = false
  const catchUp = async () => {
    const { tags, lastId: newest } = await invalidationsAfter(connection.db, lastId)
    for (let from = 0; from < tags.length; from += batchSize) await expire(tags.slice(from, from + batchSize))
    lastId = newest
  }
  const run = async () => {
    try {
      while (again) {
        again = false
        await catchUp()
      }
    } finally {
      running = undefined
    }
  }
  const wake = () => {
    again = true
    running ??= run()
    return running
  }
  await wake()
  const retry = (error: unknown, again: () => void) => {
    if (isEnded(error)) return
    console.error('content invalidations:', error)
    setTimeout(again, retryMs).unref()
  }
  if (!listen) {
    const poll = () =>
      void wake().then(
        () => setTimeout(poll, pollMs).unref(),
        (error: unknown) => retry(error, poll),
      )
    setTimeout(poll, pollMs).unref()
    return
  }
  const follow = () => {
    // Who began that one hears of its failure, and tries again for both.
    if (running) again = true
    else void wake().catch((error: unknown) => retry(error, follow))
  }
  await connection.sql.listen(invalidationChannel, follow, follow)
}
