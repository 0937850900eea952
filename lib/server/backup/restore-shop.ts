import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CommandProblem } from '@/lib/server/start'
import type { Shop } from './backup-shop'
import { proveFile } from './file-copies'
import { loadDatabase } from './load-database'
import { type Manifest, readManifest } from './manifest'

const stored = /^assets\//
const typeOfFiles = 'application/octet-stream'

/**
 * Restores a backup into an empty database and data folder. Every file is proved before anything is written, every row
 * while it is read, and all references between rows in the end. Throws a `CommandProblem` that says why it cannot.
 */
export async function restoreShop({ config, db, storage }: Shop, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (manifest.brand !== config.brand)
    throw new CommandProblem(`The backup is of the shop ${manifest.brand}: set SHOP_BRAND=${manifest.brand}.`)
  for (const file of manifest.files) await proveFile(folder, file)
  await loadDatabase(db, folder, manifest)
  for (const { path } of manifest.files) {
    const source = join(folder, path)
    if (stored.test(path)) await storage.writeFrom(path.replace(stored, ''), source, typeOfFiles)
    else {
      const target = join(config.dataDir, path)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await copyFile(source, target)
    }
  }
  const secrets = join(folder, 'secrets.json')
  if (config.sessionSecret === undefined)
    await copyFile(secrets, join(config.dataDir, 'secrets.json')).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  return manifest
}
