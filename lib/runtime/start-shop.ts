import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Config } from '@/lib/config'
import { connect, type Database } from '@/lib/db'
import { openEmbedded } from '@/lib/db/embedded'
import { migrateDatabase } from '@/lib/db/migrate'
import { seedDatabase } from '@/lib/runtime/seed'
import { buildFingerprint, readBuildRecord, writeBuildRecord } from './build'
import { launch, run, stop } from './child'
import { distDirOf, localSecrets, tsconfigOf } from './environment'

export type RunningShop = { child: ChildProcess; seeded: boolean; built: boolean; stop: () => Promise<void> }

const newestInvalidation = async (db: Database) => {
  const [row] = await db.execute<{ id: string }>(
    sql`select coalesce(max(id), 0) as id from content_invalidations`,
  )
  return Number(row?.id ?? 0)
}

/** Content that was rendered from another database must not be taken for this one's. */
const databaseName = (config: Config) =>
  createHash('sha256')
    .update(config.databaseUrl ?? `embedded ${config.dataDir}`)
    .digest('hex')

/**
 * Starts everything that the shop needs: the database, its schema, its first content, a current build (not in
 * development) and the server. Every step is said on the console.
 */
export async function startShop(config: Config, { dev }: { dev: boolean }): Promise<RunningShop> {
  const secrets = await localSecrets(config.dataDir)
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
      config.storyblok?.webhookSecret ?? process.env.STORYBLOK_WEBHOOK_SECRET ?? secrets.webhook,
    PREVIEW_SECRET: config.previewSecret ?? (config.storyblok ? '' : secrets.preview),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: dev ? 'development' : 'production',
  }
  const { db, close } = connect({ url, max: 2 })
  try {
    await migrateDatabase(db)
    const seeded = config.storyblok ? false : await seedDatabase(db, config.brand)
    if (seeded) console.log('Filled the empty database with the first content.')
    const built = dev ? false : await ensureBuild(db, config, distDir, env)
    const child = await launch('scripts/serve.ts', dev ? ['--dev'] : [], env)
    return {
      child,
      seeded,
      built,
      async stop() {
        await stop(child)
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

async function ensureBuild(
  db: Database,
  config: Config,
  distDir: string,
  env: Record<string, string | undefined>,
): Promise<boolean> {
  const fingerprint = await buildFingerprint(env)
  const database = databaseName(config)
  const existing = await readBuildRecord(distDir)
  if (existing?.fingerprint === fingerprint && existing.database === database) return false
  console.log('Building the shop. This takes about a minute, and only after a change.')
  const lastInvalidation = await newestInvalidation(db)
  await run(['node_modules/next/dist/bin/next', 'build'], env, true)
  await writeBuildRecord(distDir, { fingerprint, lastInvalidation, database })
  return true
}
