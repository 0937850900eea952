import type { Config } from '@/lib/platform/config'
import { type EmbeddedDatabase, openEmbedded } from '@/lib/platform/db'
import { isPortFree } from './free-port'
import { isDatabaseOpen } from './open-database'
import { keepPrivate } from './private-data'
import type { StartReport } from './start-report'

/** Throws when the data folder or the port is in use, before anything is started that would have to be undone. */
async function assertNotInUse({ databaseUrl, dataDir, port, host, role }: Config): Promise<void> {
  if (!databaseUrl && (await isDatabaseOpen(dataDir)))
    throw new Error(
      `The data folder ${dataDir} is in use by another copy of the shop. End that one, or give this one a DATA_DIR and a PORT of its own.`,
    )
  if (role !== 'worker' && !(await isPortFree(port, host)))
    throw new Error(`Port ${port} is in use, or not allowed. Choose another one with PORT.`)
}

/** Makes the data folder private, and opens the embedded database in it where no other is named. */
export async function openData(
  config: Config,
  { report, say }: StartReport,
): Promise<EmbeddedDatabase | undefined> {
  await assertNotInUse(config)
  report('Database')
  if (!(await keepPrivate(config.dataDir)))
    say(`Other users may read ${config.dataDir}: it belongs to one of them, so its mode stays as it is.`)
  return config.databaseUrl ? undefined : openEmbedded(config.dataDir)
}
