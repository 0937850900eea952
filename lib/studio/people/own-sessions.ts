import type { Database } from '@/lib/platform/db'
import type { Person } from './person'
import { recordChange } from './record-change'
import { endListedSession, endStudioSessions } from './sessions'

type Owner = Pick<Person, 'id' | 'name'>

/** Ends one login of a person, by the person or by an administrator; false where there is none. */
export const endSession = (db: Database, by: Owner, owner: Owner, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await endListedSession(tx, owner.id, id))) return false
    await recordChange(tx, { person: by, kind: 'sessions-ended', detail: { name: owner.name } })
    return true
  })

/** Ends all logins of a person, but not the one with the token `keep`, if there is one. */
export const endSessions = (db: Database, by: Owner, owner: Owner, keep?: string): Promise<void> =>
  db.transaction(async (tx) => {
    await endStudioSessions(tx, owner.id, keep)
    await recordChange(tx, { person: by, kind: 'sessions-ended', detail: { name: owner.name } })
  })
