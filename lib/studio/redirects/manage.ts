import { deleteRedirect, findStored, type RedirectRefusal, saveRedirect } from '@/lib/content/redirects'
import { type Database, database } from '@/lib/platform/db'
import { type Person, recordChange } from '@/lib/studio/people'
import type { SourceRedirect } from '@/schemas/shop'

/** Why a redirect is not stored; `taken`: its path leads to this target already. */
type Refusal = RedirectRefusal | { taken: string }

/**
 * Stores a redirect; or says why not.
 * @param isNew it is to take the place of no other one
 */
export const save = (
  person: Person,
  row: SourceRedirect,
  db: Database = database(),
  { isNew = false }: { isNew?: boolean | undefined } = {},
): Promise<Refusal | undefined> =>
  db.transaction(async (tx) => {
    const other = isNew ? await findStored(tx, row) : undefined
    if (other) return { taken: other.target }
    const refusal = await saveRedirect(tx, row)
    if (refusal) return refusal
    const detail = { locale: row.locale, from: row.source, to: row.target }
    await recordChange(tx, { person, kind: 'redirect-saved', detail })
    return undefined
  })

/** Deletes a redirect; false where there is none. */
export const remove = (person: Person, id: number, db: Database = database()): Promise<boolean> =>
  db.transaction(async (tx) => {
    const deleted = await deleteRedirect(tx, id)
    if (!deleted) return false
    const detail = { locale: deleted.locale, from: `/${deleted.path}`, to: deleted.target }
    await recordChange(tx, { person, kind: 'redirect-deleted', detail })
    return true
  })
