import { deleteRedirect, saveRedirect } from '@/lib/content/redirects'
import { type Database, database } from '@/lib/platform/db'
import { type Person, recordChange } from '@/lib/studio/people'
import type { SourceRedirect } from '@/schemas/shop'

/** Stores a redirect. False: it would lead back to itself by way of others. */
export const save = (person: Person, row: SourceRedirect, db: Database = database()): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await saveRedirect(tx, row))) return false
    const detail = { locale: row.locale, from: row.source, to: row.target }
    await recordChange(tx, { person, kind: 'redirect-saved', detail })
    return true
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
