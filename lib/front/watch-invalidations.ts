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

/**
 * Carries out every invalidation since the build, because pages on disk may be older than that, and then those of
 * other instances as they come. Returns when the first part is done.
 */
export async function watchInvalidations({ connection, since, expire, listen }: Options): Promise<void> {
  let lastId = since
  let running: Promise<void> | undefined
  let again = false
  const catchUp = async (): Promise<void> => {
    do {
      again = false
      const { tags, lastId: newest } = await invalidationsAfter(connection.db, lastId)
      if (tags.length > 0) await expire(tags)
      lastId = newest
    } while (again)
  }
  const wake = () => {
    if (running) {
      again = true
      return running
    }
    running = catchUp().finally(() => {
      running = undefined
    })
    return running
  }
  await wake()
  if (!listen) return
  const report = (error: unknown) => console.error('content invalidations:', error)
  await connection.sql.listen(
    invalidationChannel,
    () => void wake().catch(report),
    () => void wake().catch(report),
  )
}
