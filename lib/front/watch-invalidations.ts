import { invalidationChannel, invalidationsAfter } from '@/lib/content/invalidations'
import type { Connection } from '@/lib/db'

type Options = {
  connection: Connection
  /** The newest row that the build already knew. */
  since: number
  /** Expires tags in this process. */
  expire: (tags: string[]) => Promise<void>
  /** Whether the database can tell of new rows; PGlite's shared session cannot, and serves one instance only. */
  listen: boolean
}

/** What one call may expire; the route that does it takes no more than 10,000 tags. */
const batchSize = 1_000
const retryMs = 1_000

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
  if (!listen) return
  const follow = () =>
    void wake().catch((error: unknown) => {
      if ((error as { code?: unknown }).code === 'CONNECTION_ENDED') return
      console.error('content invalidations:', error)
      setTimeout(follow, retryMs).unref()
    })
  await connection.sql.listen(invalidationChannel, follow, follow)
}
