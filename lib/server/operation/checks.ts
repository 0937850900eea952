import { type Database, missingMigrations, takesChanges } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { isDatabaseOut } from '@/lib/platform/outage'
import { marketsWithoutIndex } from '@/lib/shop/listing'
import type { Readiness } from './readiness'

type Checked = {
  db: Database
  markets: readonly Market[]
  /** Whether the index of the content has been read since the start. It is read when this is asked. */
  hasContent: () => boolean
  /** Loads the indexes that are missing. */
  loadIndexes: () => Promise<unknown>
}

/** Names have a limit in an answer. */
const mostNamed = 5

/** Adds what the shop needs before it takes visitors. */
export function addChecks(readiness: Readiness, { db, markets, hasContent, loadIndexes }: Checked): void {
  let isLoading = false
  readiness.add('database', async () => {
    if (isDatabaseOut()) return 'is out of order'
    const [row] = await db.execute<{ takes_changes: boolean }>(takesChanges)
    return row?.takes_changes === true ? undefined : 'takes no changes'
  })
  readiness.add('migrations', async () => {
    const missing = await missingMigrations(db)
    return missing.length > 0 ? `lack ${missing.slice(0, mostNamed).join(', ')}` : undefined
  })
  readiness.add('content', async () => (hasContent() ? undefined : 'has not been read yet'))
  readiness.add('index', async () => {
    const missing = marketsWithoutIndex(db, markets)
    if (missing.length === 0) return undefined
    // Without visitors, nothing else would load one that failed at the start.
    if (!isLoading) {
      isLoading = true
      void loadIndexes().finally(() => {
        isLoading = false
      })
    }
    return `is being loaded: ${missing.join(', ')}`
  })
}
