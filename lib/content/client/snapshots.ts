import { eq } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import type { SnapshotStore } from './source'
import { contentSnapshots } from './tables'

/** Stores the last good answer of the content service in the database, so that an outage outlasts a restart too. */
export function snapshotStore(db: Database): SnapshotStore {
  return {
    async read(key) {
      const [row] = await db.select().from(contentSnapshots).where(eq(contentSnapshots.key, key))
      return row?.body
    },
    async write(key, body) {
      const row = { key, status: 200, body, storedAt: currentTime() }
      await db
        .insert(contentSnapshots)
        .values(row)
        .onConflictDoUpdate({ target: contentSnapshots.key, set: row })
    },
    async remove(key) {
      await db.delete(contentSnapshots).where(eq(contentSnapshots.key, key))
    },
  }
}
