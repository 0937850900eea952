import { createToken, deleteToken } from '@/lib/content/embedded'
import { currentMs } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { type Person, recordChange } from '@/lib/studio/people'
import type { TokenBody } from './bodies'

const dayMs = 24 * 60 * 60 * 1_000

type Options = { db?: Database; now?: number }

/** Creates an access token of the content service, which ends with its owner; it is told this once. */
export const create = (
  person: Person,
  { name, kind, days }: TokenBody,
  { db = database(), now = currentMs() }: Options = {},
): Promise<string> =>
  db.transaction(async (tx) => {
    const expiresAt = days === null ? null : new Date(now + days * dayMs)
    const created = await createToken(tx, { name, kind, ownerId: person.id, expiresAt })
    await recordChange(tx, { person, kind: 'token-created', detail: { name, kind } })
    return created
  })

/** Deletes an access token by its listed id; false where there is none. */
export const remove = (person: Person, id: string, db: Database = database()): Promise<boolean> =>
  db.transaction(async (tx) => {
    const deleted = await deleteToken(tx, id)
    if (!deleted) return false
    const { name, kind } = deleted
    await recordChange(tx, { person, kind: 'token-deleted', detail: { name, kind } })
    return true
  })
