import type { Config } from '@/lib/platform/config'
import type { Connection } from '@/lib/platform/db'
import { invalidationChannel } from '@/lib/platform/freshness'
import type { Worker } from '@/lib/platform/worker'
import { Purges } from '@/lib/server/edge-cache'

const job = 'edge-purges'
/** Where no notification comes, or one was lost. */
const longestMs = 2_000
const againMs = 200
const retryMs = 1_000

type Options = {
  worker: Worker
  connection: Connection
  cache: Config['edgeCache']
  /** Whether the database supports LISTEN. */
  listen: boolean
}

/** Purges what goes stale from the HTTP caches in front of the shop, in one instance on behalf of all. */
export async function startEdgePurges({ worker, connection, cache, listen }: Options): Promise<void> {
  if (!cache) return
  const purges = cache.urls.map((url) => new Purges(connection.db, { url, secret: cache.secret }))
  worker.add({
    name: job,
    leased: true,
    async run() {
      const results = await Promise.allSettled(purges.map((each) => each.run()))
      for (const result of results) if (result.status === 'rejected') throw result.reason
    },
    nextAt: (ended) =>
      ended === undefined ? 0 : ended + (purges.some((each) => each.isUnderWay) ? againMs : longestMs),
    retryMs,
  })
  if (listen) await connection.listen(invalidationChannel, () => void worker.wakeHeld(job))
}
