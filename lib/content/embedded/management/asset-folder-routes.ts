import { asc, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '@/lib/platform/db'
import { answer, errors } from '../answer'
import {
  type AssetFolder,
  createAssetFolder,
  deleteAssetFolder,
  type FolderChange,
  findAssetFolder,
  updateAssetFolder,
} from '../assets'
import { assetFolders } from '../assets/tables'
import { fieldErrors, type ManagementRequest, readManagementQuery, unprocessable } from './request'

/** The cloud's top has the number 0. */
const parent = z
  .number()
  .int()
  .min(0)
  .nullish()
  .transform((id) => (id === undefined ? undefined : id || null))
const name = z.string().trim().min(1, "can't be blank").max(255)
const createBody = z.object({ asset_folder: z.object({ name, parent_id: parent }) })
const updateBody = z.object({ asset_folder: z.object({ name: name.optional(), parent_id: parent }) })

const numbers = z
  .string()
  .max(4_000)
  .transform((list) => list.split(','))
const query = z.object({
  search: z.string().max(255).optional(),
  with_parent: z.coerce.number().int().min(0).optional(),
  by_ids: numbers.optional(),
  by_uuids: numbers.optional(),
})

const allFolders = (db: Executor): Promise<AssetFolder[]> =>
  db
    .select()
    .from(assetFolders)
    .orderBy(asc(sql`lower(${assetFolders.name})`), asc(assetFolders.id))

const toManaged = ({ id, uuid, name: own, parentId }: AssetFolder, all: readonly AssetFolder[]) => ({
  ...{ id, name: own, parent_id: parentId, uuid },
  parent_uuid: all.find((each) => each.id === parentId)?.uuid ?? null,
})

const list = async ({ db, params }: ManagementRequest): Promise<Response> => {
  const asked = readManagementQuery(query, params)
  if (!asked.ok) return asked.answer
  const { search, with_parent: below, by_ids: ids, by_uuids: uuids } = asked.data
  const all = await allFolders(db)
  const found = all.filter(
    (folder) =>
      (search === undefined || folder.name.toLowerCase().includes(search.toLowerCase())) &&
      (below === undefined || folder.parentId === (below || null)) &&
      (ids === undefined || ids.includes(String(folder.id))) &&
      (uuids === undefined || uuids.includes(folder.uuid)),
  )
  return answer(200, { asset_folders: found.map((folder) => toManaged(folder, all)) })
}

const changed = async (
  { db, note }: ManagementRequest,
  event: 'created' | 'changed' | 'deleted',
  change: FolderChange,
): Promise<Response> => {
  if (change.ok) {
    note({ kind: `asset-folder-${event}`, detail: { name: change.folder.name } })
    const all = await allFolders(db)
    return answer(event === 'created' ? 201 : 200, { asset_folder: toManaged(change.folder, all) })
  }
  if (change.problem === 'missing') return errors.notFound()
  return change.problem === 'parent'
    ? unprocessable({ parent_id: ['is invalid'] })
    : unprocessable({ base: ['is not empty'] })
}

/** `asset_folders` and `asset_folders/{id}`. A folder is deleted when nothing is in it. */
export async function assetFolderRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, body } = request
  if (path.length === 1) {
    if (method === 'GET') return list(request)
    if (method !== 'POST') return errors.methodNotAllowed()
    const read = createBody.safeParse(body)
    if (!read.success) return unprocessable(fieldErrors(read.error))
    const { name: own, parent_id: parentId = null } = read.data.asset_folder
    const made = await db.transaction((tx) => createAssetFolder(tx, { name: own, parentId }))
    return changed(request, 'created', made)
  }
  if (path.length > 2 || !/^\d{1,15}$/.test(path[1] ?? '')) return errors.notFound()
  const id = Number(path[1])
  if (method === 'DELETE')
    return changed(request, 'deleted', await db.transaction((tx) => deleteAssetFolder(tx, id)))
  const found = await findAssetFolder(db, id)
  if (!found) return errors.notFound()
  if (method === 'GET') return answer(200, { asset_folder: toManaged(found, await allFolders(db)) })
  if (method !== 'PUT') return errors.methodNotAllowed()
  const read = updateBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { name: own, parent_id: parentId } = read.data.asset_folder
  const input = { ...(own !== undefined && { name: own }), ...(parentId !== undefined && { parentId }) }
  return changed(request, 'changed', await db.transaction((tx) => updateAssetFolder(tx, id, input)))
}
