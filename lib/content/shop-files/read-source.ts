import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findAssetByKey, storedName } from '@/lib/content/embedded'
import { largestAsset, type Storage } from '@/lib/content/media'
import type { Executor } from '@/lib/platform/db'
import { readAssetAddress } from '@/schemas/content/asset-address'
import { isFileName, keptName } from '@/schemas/shop'
import { FileFault } from './fault'
import { readKeptFile } from './kept-files'

/** Where the files of a shop are. */
export type Places = {
  db: Executor
  storage: Storage
  /** The folder with the files that feeds name. */
  folder: string
}

async function ofFolder(name: string, folder: string): Promise<Buffer> {
  const path = join(folder, name)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new FileFault(name, `there is no such file in ${folder}`)
  if (found.size > largestAsset) throw new FileFault(name, 'is too large')
  return readFile(path)
}

/** The bytes of a file that a feed names: in the folder, in the media library, or kept before. Throws a FileFault. */
export async function readSource(src: string, { db, storage, folder }: Places): Promise<Buffer> {
  if (isFileName(src)) return ofFolder(src, folder)
  const asset = readAssetAddress(src)
  const row = asset && (await findAssetByKey(db, asset.key))
  const bytes = row ? await storage.read(storedName(row)) : await readKeptFile(src, storage)
  if (bytes) return bytes
  throw new FileFault(
    src,
    keptName(src) ? 'is no longer kept: name the file anew' : 'is no file of the media library',
  )
}
