import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { clockEnvironment, currentMs, measureClock } from '@/lib/platform/clock'
import { type Config, isLoopbackAddress } from '@/lib/platform/config'
import { connect, type Database, migrateDatabase, openEmbedded, whenDatabaseAnswers } from '@/lib/platform/db'
import { newestInvalidation } from '@/lib/platform/freshness'
import { marketsOf } from '@/lib/platform/markets'
import { findShopConfigurations, isSelling } from '@/lib/platform/shop-configuration'
import { functionKeySetting, nextCommand } from '@/lib/server/next/internals'
import { missingInShop, noticesMissingAtStart } from '@/lib/server/opening'
import { createFirstPerson } from '@/lib/studio/people'
import type { Brand } from '@/schemas'
import { buildFingerprint, buildIdOf, readBuildRecord, writeBuildRecord, writeDraftKeys } from './build'
import { buildReport } from './build-output'
import { become, canBecome, launch, run, stop } from './child'
import { distDirOf, isWritable, localSecrets, sharedSecrets, tsconfigOf } from './environment'
import { isPortFree } from './free-port'
import { isDatabaseOpen } from './open-database'
import { prepareStatic } from './prepare-static'
import { keepPrivate } from './private-data'
import { type ReportStep, type StartReport, startReportOn } from './start-report'

/** What whoever starts the shop should know. */
export type StartFacts = {
  /** There is no product to sell yet. */
  isEmpty: boolean
  /** The first account of the Studio, when this start has made it; with its password, unless that was given. */
  studioAccount: { address: string; password?: string } | undefined
  /** What is still valid of the codes of a demonstration, where others can open the shop. */
  demoCodes: readonly string[]
  /** The market codes in which no order is taken, as their seller is made up. */
  notSelling: readonly string[]
  /** What open markets lack in their catalogue and payments, each in a sentence, by market code. */
  missing: ReadonlyMap<string, readonly string[]>
}

type RunningShop = {
  child: ChildProcess
  built: boolean
  /** Ends the server with a signal, and then the embedded database. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

async function isCatalogueEmpty(db: Database): Promise<boolean> {
  const [row] = await db.execute<{ filled: boolean }>(sql`select exists (select from products) as filled`)
  return row?.filled !== true
}

/** The market codes in which no order is taken, for want of a seller where money moves. */
async function marketsWithoutSeller(db: Database, { brand, paymentMode }: Config): Promise<string[]> {
  const configurations = await findShopConfigurations(db, brand)
  return marketsOf(brand)
    .filter(({ shopLocale }) => {
      const seller = configurations.get(shopLocale)?.seller
      return seller !== undefined && !isSelling(seller, paymentMode)
    })
    .map(({ code }) => code)
}

async function missingInMarkets(db: Database, config: Config): Promise<StartFacts['missing']> {
  const { brand } = config
  const notices = await noticesMissingAtStart(db, config)
  const missing = new Map<string, string[]>()
  for (const market of marketsOf(brand)) {
    const notice = notices.get(market.code)
    const sentences = [...(await missingInShop(db, { brand, market })), ...(notice ? [notice] : [])]
    if (sentences.length > 0) missing.set(market.code, sentences)
  }
  return missing
}

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

/** Instances with the same secret call their server functions the same, also when each makes a build of its own. */
const functionKey = (secret: string) =>
  createHash('sha256').update(`server functions\n${secret}`).digest('base64')

/** Throws when the data folder or the port is in use, before anything is started that would have to be undone. */
async function assertNotInUse({ databaseUrl, dataDir, port, host }: Config): Promise<void> {
  if (!databaseUrl && (await isDatabaseOpen(dataDir)))
    throw new Error(
      `The data folder ${dataDir} is in use by another copy of the shop. End that one, or give this one a DATA_DIR and a PORT of its own.`,
    )
  if (!(await isPortFree(port, host)))
    throw new Error(`Port ${port} is in use, or not allowed. Choose another one with PORT.`)
}

/** Fills an empty database with the first content. Returns what is to be said of it. Not called with Storyblok. */
export type Seed = (db: Database, brand: Brand, report: ReportStep) => Promise<string | undefined>

type StartOptions = {
  dev: boolean
  seed: Seed
  /** What is still valid of the codes of a demonstration. Asked where others can open the shop. */
  findDemoCodes?: (db: Database) => Promise<readonly string[]>
  /** Aborts a start that is under way. */
  signal?: AbortSignal
  /** What is said before the server is started. */
  tell?: (facts: StartFacts) => string
  /** Where this process has nothing else to do: when it began, in milliseconds since the epoch. */
  begun?: number
}

/** Longer than the server itself waits for its jobs, its requests, what runs after them, and its database. */
const longestEndMs = 45_000

/**
 * Starts everything that the shop needs: the database, its schema, its first content, a current build (not in
 * development) and the server. The console shows the step that is under way. Where the database is not embedded, a
 * process with nothing else to do becomes the server, and the function does not return.
 */
export async function startShop(config: Config, options: StartOptions): Promise<RunningShop> {
  await assertNotInUse(config)
  const shown = startReportOn(process.stdout)
  try {
    return await startSteps(config, options, shown)
  } finally {
    shown.end()
  }
}

async function startSteps(
  config: Config,
  { dev, seed, findDemoCodes, signal, begun, tell }: StartOptions,
  shown: StartReport,
): Promise<RunningShop> {
  const { report } = shown
  report('Database')
  if (!(await keepPrivate(config.dataDir)))
    shown.say(
      `Other users may read ${config.dataDir}: it belongs to one of them, so its mode stays as it is.`,
    )
  const { sessionSecret: given } = config
  const secrets = given === undefined ? await localSecrets(config.dataDir) : sharedSecrets(given)
  const embedded = config.databaseUrl ? undefined : await openEmbedded(config.dataDir)
  const url = config.databaseUrl ?? embedded?.url
  if (!url) throw new Error('There is no database')
  const distDir = distDirOf(config.dataDir)
  const env = {
    ...process.env,
    DATABASE_URL: url,
    NESTLING_EMBEDDED_DATABASE: embedded ? '1' : '0',
    NESTLING_DIST_DIR: distDir,
    NESTLING_TSCONFIG: await tsconfigOf(distDir),
    PORT: String(config.port),
    BASE_URL: config.baseUrl,
    STORYBLOK_WEBHOOK_SECRET:
      config.storyblok?.webhookSecret || process.env.STORYBLOK_WEBHOOK_SECRET || secrets.webhook,
    PREVIEW_SECRET: config.previewSecret ?? (config.storyblok ? '' : secrets.preview),
    SESSION_SECRET: secrets.session,
    [functionKeySetting]: functionKey(secrets.session),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: dev ? 'development' : 'production',
  }
  const { db, close } = connect({ url: config.databaseDirectUrl ?? url, max: 2 })
  try {
    report('Migrations')
    await whenDatabaseAnswers(() => migrateDatabase(db), { url, say: shown.say, signal })
    await measureClock(db)
    const seeded = config.storyblok ? undefined : await seed(db, config.brand, report)
    if (seeded) shown.say(seeded)
    const studioAccount = config.storyblok ? undefined : await createFirstPerson(db, config.studio)
    const built = dev ? false : await ensureBuild(db, config, { distDir, env, signal, shown })
    signal?.throwIfAborted()
    const demoCodes = isLoopbackAddress(config.baseUrl) ? [] : ((await findDemoCodes?.(db)) ?? [])
    const notSelling = await marketsWithoutSeller(db, config)
    // Asked after the build, during which goods may have been imported. An empty catalogue is told of already.
    const isEmpty = await isCatalogueEmpty(db)
    const missing = isEmpty ? new Map() : await missingInMarkets(db, config)
    const told = tell?.({ isEmpty, studioAccount, demoCodes, notSelling, missing })
    if (told) shown.say(`\n${told}\n`)
    report('Server')
    const args = dev ? ['--dev'] : []
    if (begun !== undefined && !embedded && canBecome()) {
      await close()
      shown.end()
      become('scripts/serve.ts', args, { ...env, NESTLING_STARTED_AT: String(begun) })
    }
    const child = await launch('scripts/serve.ts', args, env, signal)
    return {
      child,
      built,
      async stop(signal) {
        const graceMs = config.drainSeconds * 1_000 + longestEndMs
        await stop(child, { graceMs, ...(signal && { signal }) })
        await embedded?.close()
      },
    }
  } catch (error) {
    await embedded?.close()
    throw error
  } finally {
    await close()
  }
}

type BuildOptions = {
  distDir: string
  env: Record<string, string | undefined>
  signal: AbortSignal | undefined
  shown: StartReport
}

async function ensureBuild(
  db: Database,
  config: Config,
  { distDir, env, signal, shown }: BuildOptions,
): Promise<boolean> {
  const fingerprint = await buildFingerprint(env)
  const database = await databaseName(db, config)
  const newest = await newestInvalidation(db)
  const existing = await readBuildRecord(distDir)
  const isCurrent = existing?.fingerprint === fingerprint && existing.database === database
  // A build with newer invalidations than the database was made before an older copy of the data was restored.
  if (isCurrent && existing.lastInvalidation <= newest.id) return false
  if (!(await isWritable('.')))
    throw new Error(
      'This folder is read-only and holds no build of these sources, settings and this database. Start the shop once with them where the folder can be written.',
    )
  shown.say('Building the shop. This takes up to a minute, and only after a change.')
  const startedAt = currentMs()
  const onOutput = buildReport(shown.report)
  const named = { ...env, ...clockEnvironment(), NESTLING_BUILD_ID: buildIdOf(fingerprint) }
  await run([nextCommand, 'build'], named, { quiet: true, signal, onOutput, onFailure: shown.end })
  await writeDraftKeys(distDir, env.SESSION_SECRET ?? '')
  await prepareStatic(distDir, (done, of) => shown.report('Compressed files', done, of))
  const invalidation = { lastInvalidation: newest.id, lastInvalidationAt: newest.at }
  await writeBuildRecord(distDir, { fingerprint, ...invalidation, database, startedAt })
  return true
}
