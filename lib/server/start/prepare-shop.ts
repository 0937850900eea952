import { sql } from 'drizzle-orm'
import { measureClock } from '@/lib/platform/clock'
import { type Config, isLoopbackAddress } from '@/lib/platform/config'
import { connect, type Database, migrateDatabase, whenDatabaseAnswers } from '@/lib/platform/db'
import { marketsOf } from '@/lib/platform/markets'
import { findShopConfigurations, isSelling } from '@/lib/platform/shop-configuration'
import { layoutFaultsAtStart, missingInShop } from '@/lib/server/opening'
import { createFirstPerson } from '@/lib/studio/people'
import type { Brand } from '@/schemas'
import { ensureBuild } from './ensure-build'
import type { ServerEnvironment } from './server-environment'
import type { ReportStep, StartReport } from './start-report'

/** What whoever starts the shop should know. */
export type StartFacts = {
  /** There is no product to sell yet. */
  isEmpty: boolean
  /** The first account of the Studio, when this start has made it; with its password, unless that was given. */
  studioAccount: { address: string; password?: string } | undefined
  /** The codes of the demonstration that are still valid, where other people can open the shop. */
  demoCodes: readonly string[]
  /** The market codes in which no order is taken, as their shop or seller is the demo's. */
  notSelling: readonly string[]
  /** What open markets lack in their catalogue and payments, each in a sentence, by market code. */
  missing: ReadonlyMap<string, readonly string[]>
}

async function isCatalogueEmpty(db: Database): Promise<boolean> {
  const [row] = await db.execute<{ filled: boolean }>(sql`select exists (select from products) as filled`)
  return row?.filled !== true
}

/** The market codes in which no order is taken, for want of a shop and seller of their own where money moves. */
async function marketsWithoutSeller(db: Database, { brand, paymentMode }: Config): Promise<string[]> {
  const configurations = await findShopConfigurations(db, brand)
  return marketsOf(brand)
    .filter(({ shopLocale }) => {
      const shop = configurations.get(shopLocale)
      return shop !== undefined && !isSelling(shop, paymentMode)
    })
    .map(({ code }) => code)
}

async function missingInMarkets(db: Database, config: Config): Promise<StartFacts['missing']> {
  const { brand } = config
  const ofLayouts = await layoutFaultsAtStart(db, config)
  const missing = new Map<string, string[]>()
  for (const market of marketsOf(brand)) {
    const sentences = [...(await missingInShop(db, { brand, market })), ...(ofLayouts.get(market.code) ?? [])]
    if (sentences.length > 0) missing.set(market.code, sentences)
  }
  return missing
}

/** Fills an empty database with the first content. Returns what is to be said of it. Not called with Storyblok. */
export type Seed = (db: Database, brand: Brand, report: ReportStep) => Promise<string | undefined>

export type PrepareOptions = {
  dev: boolean
  seed: Seed
  /** Finds the codes of the demonstration that are still valid. Called where other people can open the shop. */
  findDemoCodes?: (db: Database) => Promise<readonly string[]>
  /** Aborts a start that is under way. */
  signal?: AbortSignal
  /** What is said before the server is started. */
  tell?: (facts: StartFacts) => string
}

/**
 * Prepares a database that is open, and the build: the schema, the first content, and a current build (not in
 * development). Says what whoever starts the shop should know. Returns whether it has built.
 */
export async function prepareShop(
  config: Config,
  env: ServerEnvironment,
  { dev, seed, findDemoCodes, signal, tell }: PrepareOptions,
  shown: StartReport,
): Promise<boolean> {
  const { report } = shown
  const url = config.databaseDirectUrl ?? env.DATABASE_URL
  const { db, close } = connect({ url, max: 2 })
  try {
    report('Migrations')
    await whenDatabaseAnswers(() => migrateDatabase(db), { url: env.DATABASE_URL, say: shown.say, signal })
    await measureClock(db)
    const seeded = config.storyblok ? undefined : await seed(db, config.brand, report)
    if (seeded) shown.say(seeded)
    const studioAccount = config.storyblok ? undefined : await createFirstPerson(db, config.studio)
    const built = dev ? false : await ensureBuild(db, config, { env, signal, shown })
    signal?.throwIfAborted()
    const demoCodes = isLoopbackAddress(config.baseUrl) ? [] : ((await findDemoCodes?.(db)) ?? [])
    const notSelling = await marketsWithoutSeller(db, config)
    // Asked after the build, during which goods may have been imported. An empty catalogue is told of already.
    const isEmpty = await isCatalogueEmpty(db)
    const missing = isEmpty ? new Map() : await missingInMarkets(db, config)
    const told = tell?.({ isEmpty, studioAccount, demoCodes, notSelling, missing })
    if (told) shown.say(`\n${told}\n`)
    return built
  } finally {
    await close()
  }
}
