import type { Database } from '@/lib/platform/db'
import { logError, logWarning } from '@/lib/platform/log'
import type { Market } from '@/lib/platform/markets'
import { readVersion } from '../index-rows/listing-version'
import { loadIndex, type MarketIndex, readSize } from './load-index'
import type { WordsBefore } from './market-words'
import { takeOver } from './take-over'

/** A larger catalogue is not kept: its index would take more than about 80 MB for each market. */
const mostProducts = 250_000
/** Loading takes at most this part of the time, also while an import changes the catalogue again and again. */
const loadingShare = 0.5
const pauseAfterErrorMs = 10_000
/**
 * As long as requests wait for an index, unless they end sooner themselves. What would be asked of the database instead
 * takes so long for a large catalogue that loading would not come to an end beside it.
 */
const longestWaitMs = 20_000

type Kept = {
  index?: MarketIndex
  /** The words of an index that is out of date: most of them are still true. */
  before?: WordsBefore
  renewing?: Promise<MarketIndex | undefined>
  notBefore: number
  /** The version at which the market had too many products. */
  tooLargeAt?: number
}

/** The pages and the calls are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingListings?: WeakMap<object, Map<string, Kept>> }

function keptOf(db: Database, { shopLocale }: Market): Kept {
  store.nestlingListings ??= new WeakMap()
  const markets = store.nestlingListings.get(db) ?? new Map<string, Kept>()
  store.nestlingListings.set(db, markets)
  const kept: Kept = markets.get(shopLocale) ?? { notBefore: 0 }
  markets.set(shopLocale, kept)
  return kept
}

async function load(db: Database, market: Market, kept: Kept): Promise<MarketIndex | undefined> {
  const { version, products } = await readSize(db, market)
  if (products <= mostProducts) {
    const read = await loadIndex(db, market, { before: kept.before })
    return takeOver(db, market, read)
  }
  if (kept.tooLargeAt === undefined)
    logWarning(
      `The listings of ${market.shopLocale} are not kept in memory: ${products} products are more than ${mostProducts}`,
    )
  kept.tooLargeAt = version
  return undefined
}

const nameOf = ({ shopLocale }: Market) => `the index of the listings of ${shopLocale}`

/** Loads the index, unless that was done just now or the catalogue has too many products at this version. */
async function loadInTurn(db: Database, market: Market, kept: Kept): Promise<MarketIndex | undefined> {
  const begun = performance.now()
  if (begun < kept.notBefore) return undefined
  let pause = 0
  try {
    if (kept.tooLargeAt !== undefined && kept.tooLargeAt === (await readVersion(db))) return undefined
    return await load(db, market, kept)
  } catch (error) {
    logError(nameOf(market), error)
    pause = pauseAfterErrorMs
    return undefined
  } finally {
    const now = performance.now()
    kept.notBefore = now + Math.max(pause, (now - begun) / loadingShare)
  }
}

/** An index that cannot take over what has changed goes; where the database fails, it stays to try again. */
async function renew(db: Database, market: Market, kept: Kept): Promise<MarketIndex | undefined> {
  const stale = kept.index
  try {
    const next = stale && (await takeOver(db, market, stale))
    if (next) kept.index = next
    if (next) return next
  } catch (error) {
    logError(nameOf(market), error)
    return undefined
  }
  delete kept.index
  if (stale) kept.before = { segments: stale.segments, words: stale.words }
  const loaded = await loadInTurn(db, market, kept)
  if (!loaded) return undefined
  kept.index = loaded
  delete kept.before
  return loaded
}

/** The index of a market, if it is loaded. */
export const keptIndex = (db: Database, market: Market): MarketIndex | undefined => keptOf(db, market).index

/**
 * The index of a market, of another version than `stale`: one that takes over what has changed, or one that is loaded. All
 * that wait share it. Undefined where that takes too long, was done just now, or is too much for the memory.
 */
export async function renewIndex(
  db: Database,
  market: Market,
  stale?: MarketIndex,
): Promise<MarketIndex | undefined> {
  const kept = keptOf(db, market)
  if (kept.index && kept.index !== stale) return kept.index
  kept.renewing ??= renew(db, market, kept).finally(() => delete kept.renewing)
  const { promise: waited, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, longestWaitMs)
  try {
    return await Promise.race([kept.renewing, waited])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Loads the index of each market, one after the other, so that the first shoppers after a start do not wait for it. `quiet`
 * resolves when nobody waits for something else. When the process ends, no further one is begun.
 */
export async function loadIndexes(
  db: Database,
  markets: readonly Market[],
  quiet: () => Promise<void>,
  ending?: AbortSignal,
): Promise<void> {
  for (const market of markets) {
    await quiet()
    if (ending?.aborted) return
    await renewIndex(db, market)
  }
}

/** Resolves when no index is being loaded any more, which goes on after the request that has begun it. */
export async function indexesAtRest(db: Database): Promise<void> {
  const markets = store.nestlingListings?.get(db)?.values() ?? []
  await Promise.allSettled([...markets].map(({ renewing }) => renewing))
}
