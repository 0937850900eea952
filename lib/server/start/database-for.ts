import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@/lib/platform/config'
import { openEmbedded, runningDatabase } from '@/lib/platform/db'
import { CommandProblem } from './command-problem'
import { takeStoredSecret } from './environment'
import { isDatabaseOpen } from './open-database'
import { keepPrivate } from './private-data'

type ScriptDatabase = { url: string; close: () => Promise<void> }

/** The database of a running shop, or the embedded one, opened for the duration of a command. */
export async function databaseFor({
  databaseDirectUrl,
  databaseUrl,
  dataDir,
}: Config): Promise<ScriptDatabase> {
  await takeStoredSecret(dataDir)
  const open =
    databaseDirectUrl ?? databaseUrl ?? ((await isDatabaseOpen(dataDir)) && (await runningDatabase(dataDir)))
  if (open) return { url: open, close: async () => {} }
  await keepPrivate(dataDir)
  return openEmbedded(dataDir)
}

/** The same, but throws where there is no database yet instead of creating one. */
export async function existingDatabaseFor(config: Config): Promise<ScriptDatabase> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    throw new CommandProblem(`There is no database in ${config.dataDir} yet. Start the shop once: npm start`)
  return databaseFor(config)
}
