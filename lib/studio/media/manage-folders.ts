import 'server-only'
import { createAssetFolder, deleteAssetFolder, updateAssetFolder } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { type Person, recordChange } from '@/lib/studio/people'

export type FolderEdit =
  | { ok: true; folder: { id: number; name: string; parentId: number | null } }
  | { ok: false; problem: 'missing' | 'parent' | 'notEmpty' }

export const createFolder = (
  person: Person,
  input: { name: string; parentId: number | null },
  db: Database = database(),
): Promise<FolderEdit> =>
  db.transaction(async (tx) => {
    const made = await createAssetFolder(tx, input)
    if (made.ok)
      await recordChange(tx, { person, kind: 'asset-folder-created', detail: { name: made.folder.name } })
    return made
  })

/** Renames or moves a folder. */
export const changeFolder = (
  person: Person,
  id: number,
  { name, parentId }: { name?: string | undefined; parentId?: number | null | undefined },
  db: Database = database(),
): Promise<FolderEdit> =>
  db.transaction(async (tx) => {
    const input = { ...(name !== undefined && { name }), ...(parentId !== undefined && { parentId }) }
    const changed = await updateAssetFolder(tx, id, input)
    if (changed.ok)
      await recordChange(tx, { person, kind: 'asset-folder-changed', detail: { name: changed.folder.name } })
    return changed
  })

export const removeFolder = (person: Person, id: number, db: Database = database()): Promise<FolderEdit> =>
  db.transaction(async (tx) => {
    const deleted = await deleteAssetFolder(tx, id)
    if (deleted.ok)
      await recordChange(tx, { person, kind: 'asset-folder-deleted', detail: { name: deleted.folder.name } })
    return deleted
  })
