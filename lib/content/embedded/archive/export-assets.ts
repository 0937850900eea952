import { asc, gt } from 'drizzle-orm'
import type { Storage } from '@/lib/content/media'
import type { Executor } from '@/lib/platform/db'
import { type AssetRow, stemOf, storedName } from '../assets'
import { assetFolders, assets } from '../assets/tables'
import { toManagedAsset } from '../management/asset-view'
import { spaceId } from '../space'
import { type ArchiveFile, jsonFile } from './files'

/** How many rows are in memory at a time; of files, one. */
const batchSize = 100
const longestName = 100

/** As the official command line tool names the parts of a file: letters that every file system knows. */
const fileName = (text: string, id: number | string) =>
  `${text.replace(/[^\p{L}\p{N} ._-]+/gu, '_').slice(0, longestName) || 'file'}_${id}`

const basePath = ({ id, name }: Pick<AssetRow, 'id' | 'name'>) =>
  `assets/${spaceId}/${fileName(stemOf(name), id)}`

const described = ({ createdAt, updatedAt, folderId, formerFocuses, ...row }: AssetRow) => ({
  ...row,
  folder_id: folderId,
  former_focuses: formerFocuses,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
  path: `${basePath(row)}.${row.kind}`,
})

/**
 * The media library: each file with its description beside it, and the folders, as the command line tool writes them; and
 * a list of what that layout has no place for, by which an import gives every file its address again. A file whose bytes
 * are missing ends the export: an archive without it would not be whole.
 */
export async function* exportAssets(
  db: Executor,
  storage: () => Storage,
): AsyncGenerator<ArchiveFile<string | Buffer>> {
  const folders = await db.select().from(assetFolders).orderBy(asc(assetFolders.id))
  const uuids = new Map(folders.map(({ id, uuid }) => [id, uuid]))
  for (const { id, uuid, name, parentId } of folders)
    yield jsonFile(`assets/${spaceId}/folders/${fileName(name, uuid)}.json`, {
      ...{ id, name, parent_id: parentId, uuid },
      parent_uuid: parentId === null ? null : (uuids.get(parentId) ?? null),
    })
  const list: ReturnType<typeof described>[] = []
  for (let last = 0, length = batchSize; length === batchSize; ) {
    const batch = await db
      .select()
      .from(assets)
      .where(gt(assets.id, last))
      .orderBy(asc(assets.id))
      .limit(batchSize)
    for (const row of batch) {
      const content = await storage().read(storedName(row))
      if (!content) throw new Error(`The file ${row.name} (${row.id}) is missing from the storage`)
      yield { path: `${basePath(row)}.${row.kind}`, content }
      yield jsonFile(`${basePath(row)}.json`, toManagedAsset(row, ''))
      list.push(described(row))
    }
    last = batch.at(-1)?.id ?? last
    length = batch.length
  }
  yield jsonFile(`shop/${spaceId}/assets.json`, list)
}
