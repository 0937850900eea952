import { type Database, database } from '@/lib/platform/db'
import { tryAgain } from '@/lib/platform/outbox'
import { type Person, recordChange } from '@/lib/studio/people'

/**
 * Makes messages due at once whose last attempt failed; without ids all of them. Returns how many there were: those that
 * were delivered meanwhile are left as they are.
 */
export const retry = (person: Person, ids?: readonly number[], db: Database = database()): Promise<number> =>
  db.transaction(async (tx) => {
    const count = await tryAgain(tx, ids)
    if (count > 0)
      await recordChange(tx, { person, kind: 'messages-retried', detail: { count: String(count) } })
    return count
  })
