import { and, ilike, type SQL, sql } from 'drizzle-orm'
import { answer, errors } from '../answer'
import {
  deleteAsset,
  findAsset,
  finishUpload,
  keepAsOwn,
  listAssets,
  takeReplacement,
  updateAsset,
} from '../assets'
import { assets } from '../assets/tables'
import { escapeLike } from '../delivery/filter-operations'
import { announce } from './asset-upload'
import { assetsQuery, bulkBody, detailsOf, toManagedAsset, updateAssetBody } from './asset-view'
import { pagingHeaders } from './paging'
import { fieldErrors, type ManagementRequest, readManagementQuery, unprocessable } from './request'

const invalidFolder = () => unprocessable({ asset_folder_id: ['is invalid'] })

const holds = (column: SQL, term: string | undefined) =>
  term === undefined ? undefined : ilike(column, `%${escapeLike(term)}%`)

const sorts: Readonly<Record<string, 'newest' | 'oldest' | 'name'>> = {
  'created_at:desc': 'newest',
  'created_at:asc': 'oldest',
  'short_filename:asc': 'name',
}

const collection = async (request: ManagementRequest): Promise<Response> => {
  const { db, method, params, files } = request
  if (method === 'POST') return announce(request)
  if (method !== 'GET') return errors.methodNotAllowed()
  const query = readManagementQuery(assetsQuery, params)
  if (!query.ok) return query.answer
  const { page, per_page: limit, search, in_folder: folder, sort_by: sort = '' } = query.data
  const { by_alt: alt, by_title: title, by_copyright: copyright } = query.data
  const { rows, total } = await listAssets(db, {
    // 0 is the top, and -1 the bin, which is always empty here.
    folderId: folder === undefined ? undefined : folder || null,
    term: search,
    where: and(
      holds(sql`${assets.alt}::text`, alt),
      holds(sql`${assets.title}::text`, title),
      holds(sql`${assets.copyright}`, copyright),
    ),
    sort: sorts[sort],
    limit,
    offset: (page - 1) * limit,
  })
  return answer(
    200,
    { assets: rows.map((row) => toManagedAsset(row, files.origin())) },
    pagingHeaders(query.data, total),
  )
}

const noContent = () => new Response(null, { status: 204 })

const changeByToken = { mayChangePublished: true, evenIfUsed: true } as const

/** Several files at once: `assets/bulk_update` moves them, `assets/bulk_destroy` deletes them. */
const bulk = async ({ db, method, path, body, files, note }: ManagementRequest): Promise<Response> => {
  if (method !== 'POST' && method !== 'PUT') return errors.methodNotAllowed()
  const read = bulkBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const folderId = read.data.asset?.asset_folder_id ?? null
  for (const id of read.data.ids) {
    if (path[1] === 'bulk_destroy') {
      const deleted = await deleteAsset(db, files.storage(), id, changeByToken)
      if (deleted.ok) note({ kind: 'asset-deleted', detail: { name: deleted.row.name } })
    } else {
      const moved = await db.transaction((tx) => updateAsset(tx, id, { folderId }, changeByToken))
      if (moved === 'folder') return invalidFolder()
      if (typeof moved !== 'string') note({ kind: 'asset-changed', detail: { name: moved.name } })
    }
  }
  return noContent()
}

const member = async (
  { db, method, body, files, note }: ManagementRequest,
  id: number,
): Promise<Response> => {
  if (method === 'DELETE') {
    const deleted = await deleteAsset(db, files.storage(), id, changeByToken)
    if (!deleted.ok) return errors.notFound()
    note({ kind: 'asset-deleted', detail: { name: deleted.row.name } })
    return answer(200, toManagedAsset(deleted.row, files.origin()))
  }
  const found = await findAsset(db, id)
  if (!found) return errors.notFound()
  await keepAsOwn(db, id)
  if (method === 'GET') return answer(200, toManagedAsset(found, files.origin()))
  if (method !== 'PUT') return errors.methodNotAllowed()
  const read = updateAssetBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const replaced = await takeReplacement(db, files.storage(), found)
  if (replaced?.ok === false) return unprocessable({ file: ['is of another kind'] })
  const { focus, ...details } = detailsOf(read.data.asset ?? {}, found)
  // A point that was sent unchanged moves with the content.
  const point = focus !== undefined && focus !== found.focus && { focus }
  const updated = await db.transaction((tx) => updateAsset(tx, id, { ...details, ...point }, changeByToken))
  if (updated === 'folder') return invalidFolder()
  if (typeof updated === 'string') return errors.notFound()
  note({ kind: replaced ? 'asset-replaced' : 'asset-changed', detail: { name: updated.name } })
  return noContent()
}

/** `assets`, `assets/{id}` and `assets/{id}/finish_upload`, which the cloud asks for by GET. */
export async function assetRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, files, note } = request
  const [, name, action] = path
  if (name === undefined) return collection(request)
  if (path.length === 2 && (name === 'bulk_update' || name === 'bulk_destroy')) return bulk(request)
  if (path.length > 3 || !/^\d{1,15}$/.test(name)) return errors.notFound()
  if (action === undefined) return member(request, Number(name))
  if (action !== 'finish_upload') return errors.notFound()
  if (method !== 'GET') return errors.methodNotAllowed()
  const finished = await finishUpload(db, files.storage(), Number(name))
  if (finished.ok) {
    const { row, event } = finished
    if (event) note({ kind: `asset-${event}`, detail: { name: row.name } })
    return answer(200, toManagedAsset(row, files.origin()))
  }
  return finished.problem === 'missing' ? errors.notFound() : unprocessable({ file: ['is of another kind'] })
}
