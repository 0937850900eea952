import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import type { Storage } from '@/lib/content/media'
import { recordBackup } from '@/lib/platform/backups'
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { releaseLabel } from '@/lib/platform/release'
import { CommandProblem } from '@/lib/server/start'
import { dumpDatabase } from './dump-database'
import { copyFolder, copyStored } from './file-copies'
import { type Manifest, writeManifest } from './manifest'

/** A shop: its settings, its rows and its media library. */
export type Shop = {
  config: Pick<Config, 'brand' | 'dataDir' | 'sessionSecret'>
  db: Database
  storage: Storage
}

type BackedUp = Pick<Manifest, 'madeAt' | 'tables' | 'files'> & {
  /** Whether the secrets of the shop are in the folder; else the environment holds them. */
  hasSecrets: boolean
}

const isMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return false
}

/**
 * Writes a whole shop into an empty folder that only this user may read: all rows as they were at one moment, the media
 * library, the files that are sold, and the secrets. The shop goes on meanwhile. Throws a `CommandProblem` for a folder
 * with something in it.
 */
export async function backupShop({ config, db, storage }: Shop, folder: string): Promise<BackedUp> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new CommandProblem(`${folder} is not empty. Name a folder for each backup.`)
  await chmod(folder, 0o700)
  const dumped = await dumpDatabase(db, folder)
  // Files are kept under names of their own and never changed: all that the rows name are still there.
  const files = [
    ...(await copyStored(folder, storage)),
    ...(await copyFolder(folder, join(config.dataDir, 'downloads'), 'downloads')),
  ]
  const secrets = join(folder, 'secrets.json')
  const hasSecrets =
    config.sessionSecret === undefined &&
    (await copyFile(join(config.dataDir, 'secrets.json'), secrets).then(() => true, isMissing))
  if (hasSecrets) await chmod(secrets, 0o600)
  await writeManifest(folder, { format: 1, release: releaseLabel, brand: config.brand, ...dumped, files })
  await recordBackup(db, {
    ...{ madeAt: new Date(dumped.madeAt), host: hostname(), folder: resolve(folder), release: releaseLabel },
    ...{ rows: dumped.tables.reduce((sum, { rows }) => sum + rows, 0), files: files.length },
  })
  return { ...dumped, files, hasSecrets }
}
