import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { clockEnvironment, currentMs } from '@/lib/platform/clock'
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { newestInvalidation } from '@/lib/platform/freshness'
import { buildIdFile, nextCommand } from '@/lib/server/next/internals'
import {
  type BuildRecord,
  buildFingerprint,
  buildIdOf,
  fingerprintOfSettings,
  readBuildRecord,
  readRecord,
  writeBuildRecord,
  writeDraftKeys,
} from './build'
import { buildReport } from './build-output'
import { buildReason } from './build-reason'
import { run } from './child'
import { isWritable } from './environment'
import { prepareStatic } from './prepare-static'
import type { ServerEnvironment } from './server-environment'
import type { StartReport } from './start-report'

/**
 * Identifies the database, because a build with content from one database must not be used with another. The server's
 * own identifier is used, since a folder may have been emptied and filled again; a server that does not permit the
 * query is identified by its address.
 */
async function databaseName(db: Database, config: Config): Promise<string> {
  const rows: { name: string }[] = await db
    .execute<{ name: string }>(
      sql`select concat_ws('/', system_identifier, 'content_invalidations'::regclass::oid) as name from pg_control_system()`,
    )
    .catch(() => [])
  const address = config.databaseUrl ?? `embedded ${config.dataDir}`
  return createHash('sha256')
    .update(rows[0]?.name ?? address)
    .digest('hex')
}

type Facts = Omit<BuildRecord, 'startedAt'>

/** What pages of a shop are made of, apart from its code. */
async function factsOf(db: Database, config: Config, fingerprint: string): Promise<Facts> {
  const [database, newest] = [await databaseName(db, config), await newestInvalidation(db)]
  return { fingerprint, database, lastInvalidation: newest.id, lastInvalidationAt: newest.at }
}

/** Keeps the pages that were made by this build for these settings and this database, and no others. */
async function keepPages(
  db: Database,
  config: Config,
  folder: string,
  env: ServerEnvironment,
): Promise<void> {
  const build = (await readFile(buildIdFile(env.NESTLING_DIST_DIR), 'utf8')).trim()
  const facts = await factsOf(db, config, `${build} ${fingerprintOfSettings(env)}`)
  if (buildReason(await readRecord(folder), facts) === undefined) return
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeBuildRecord(folder, { ...facts, startedAt: currentMs() })
}

type BuildOptions = {
  env: ServerEnvironment
  signal: AbortSignal | undefined
  shown: StartReport
}

/** Makes a build for this shop, unless there is one, or one that serves every shop. Returns whether it has built. */
export async function ensureBuild(
  db: Database,
  config: Config,
  { env, signal, shown }: BuildOptions,
): Promise<boolean> {
  if (env.NESTLING_PAGES_DIR) {
    await keepPages(db, config, env.NESTLING_PAGES_DIR, env)
    return false
  }
  const distDir = env.NESTLING_DIST_DIR
  const fingerprint = await buildFingerprint(env)
  const facts = await factsOf(db, config, fingerprint)
  const reason = buildReason(await readBuildRecord(distDir), facts)
  if (reason === undefined) return false
  if (!(await isWritable('.')))
    throw new Error(
      'This folder is read-only and holds no build of these sources, settings and this database. Start the shop once with them where the folder can be written, or make a build for every shop: npm run build',
    )
  shown.say(
    `Building the shop. ${reason} This takes from one minute to some, by the machine, and happens only after a change.`,
  )
  const startedAt = currentMs()
  const onOutput = buildReport(shown.report)
  const named = { ...env, ...clockEnvironment(), NESTLING_BUILD_ID: buildIdOf(fingerprint) }
  await run([nextCommand, 'build'], named, { quiet: true, signal, onOutput, onFailure: shown.end })
  await writeDraftKeys(distDir, env.SESSION_SECRET)
  await prepareStatic(distDir, (done, of) => shown.report('Compressed files', done, of))
  await writeBuildRecord(distDir, { ...facts, startedAt })
  return true
}
