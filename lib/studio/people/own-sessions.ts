import type { Database, Transaction } from '@/lib/platform/db'
import type { Person } from './person'
import { endPreviewLinksOf } from './preview-links'
import { recordChange } from './record-change'
import { endListedSession, endStudioSessions } from './sessions'

type Owner = Pick<Person, 'id' | 'name'>

/** Somebody else ends logins where they may not be the person's own, and then links to drafts may not be, either. */
async function endLinksOf(tx: Transaction, by: Owner, owner: Owner): Promise<void> {
  if (by.id !== owner.id) await endPreviewLinksOf(tx, by, owner.id)
}

/**
 * Ends one login of a person, by the person or by an administrator, who takes back the person's links to drafts as well;
 * false where there is none.
 */
export const endSession = (db: Database, by: Owner, owner: Owner, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await endListedSession(tx, owner.id, id))) return false
    await endLinksOf(tx, by, owner)
    await recordChange(tx, { person: by, kind: 'sessions-ended', detail: { name: owner.name } })
    return true
  })

/** Ends all logins of a person, but not the one with the token `keep`, if there is one. */
export const endSessions = (db: Database, by: Owner, owner: Owner, keep?: string): Promise<void> =>
  db.transaction(async (tx) => {
    await endStudioSessions(tx, owner.id, keep)
    await endLinksOf(tx, by, owner)
    await recordChange(tx, { person: by, kind: 'sessions-ended', detail: { name: owner.name } })
  })
