import type { Connection } from '@/lib/platform/db'
import { invalidationChannel, invalidationsAfter } from '@/lib/platform/freshness'

type Options = {
  connection: Connection
  /** The newest row whose invalidation the build already contains. */
  since: number
  /** Expires tags in this process. */
  expire: (tags: string[]) => Promise<void>
  /** Whether the database supports LISTEN; PGlite's shared session does not, and is polled. */
  listen: boolean
}

/** The polling interval: an import by another process is seen after that time. */
const pollMs = 2_000

/** How many tags one call expires; the route accepts at most 10,000. */
const batchSize = 1_000
const retryMs = 1_000

/** Whether the connection was closed, so that retrying is of no use. */
const isEnded = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === 'CONNECTION_ENDED') || ('cause' in error && isEnded(error.cause)))

/**
 * Applies every invalidation since the build, because pages on disk may be older, then those of other instances as they
 * arrive. Returns when the first part is done.
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
    // The caller that started the running pass handles its failure and retries for both.
    if (running) again = true
    else void wake().catch((error: unknown) => retry(error, follow))
  }
  await connection.sql.listen(invalidationChannel, follow, follow)
}
