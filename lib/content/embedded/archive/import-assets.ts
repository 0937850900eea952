import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { fileKinds, type Storage } from '@/lib/content/media'
import type { Database, Executor, Transaction } from '@/lib/platform/db'
import { removeFile, storedName } from '../assets'
import { assetFolders, assets, assetUploads } from '../assets/tables'
import type { Archive } from './archive'
import { type ArchivedAsset, assetRow, folderRow } from './parse-assets'

type Library = NonNullable<Archive['library']>

/** Keeps the bytes of an archive's files, before the rows that name them are written. */
export async function keepAssets({ folder, assets: all, fetched }: Library, storage: Storage): Promise<void> {
  for (const asset of all)
    await storage.write(
      storedName(asset),
      fetched?.get(asset.path) ?? (await readFile(join(folder, asset.path))),
      fileKinds[asset.kind].type,
    )
}

export const storedNames = async (db: Executor): Promise<string[]> =>
  (await db.select().from(assets)).map(storedName)

/** Removes the bytes of files that are no longer in the library. */
export async function dropAssets(db: Database, former: readonly string[], storage: Storage): Promise<void> {
  const present = new Set(await storedNames(db))
  for (const name of former) if (!present.has(name)) await removeFile(storage, name)
}

const batchSize = 200

async function insertRows(tx: Transaction, all: readonly ArchivedAsset[]): Promise<void> {
  for (let start = 0; start < all.length; start += batchSize)
    await tx.insert(assets).values(all.slice(start, start + batchSize).map(assetRow))
}

/** Makes the media library what the archive says. */
export async function replaceLibrary(tx: Transaction, { assets: all, folders }: Library): Promise<void> {
  await tx.delete(assetUploads)
  await tx.delete(assets)
  // Folders refer to each other: the statement is checked when it ends.
  await tx.delete(assetFolders)
  const rows = folders.map(folderRow)
  // A folder may stand before its parent.
  for (const row of rows) await tx.insert(assetFolders).values({ ...row, parentId: null })
  for (const { id, parentId } of rows)
    if (id !== undefined && parentId)
      await tx.update(assetFolders).set({ parentId }).where(eq(assetFolders.id, id))
  await insertRows(tx, all)
}
