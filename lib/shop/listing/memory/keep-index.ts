import type { Database } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import type { Market } from '@/lib/platform/markets'
import { loadIndex, type MarketIndex } from './load-index'
import type { WordsBefore } from './market-words'
import { takeOver } from './take-over'

/** As long as requests wait for an index, unless they end sooner themselves. */
const longestWaitMs = 20_000

type Kept = {
  index?: MarketIndex
  /** The words of an index that is out of date: most of them are still true. */
  before?: WordsBefore
  renewing?: Promise<MarketIndex>
}

/** The pages and the calls are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingListings?: WeakMap<object, Map<string, Kept>> }

function keptOf(db: Database, { shopLocale }: Market): Kept {
  store.nestlingListings ??= new WeakMap()
  const markets = store.nestlingListings.get(db) ?? new Map<string, Kept>()
  store.nestlingListings.set(db, markets)
  const kept: Kept = markets.get(shopLocale) ?? {}
  markets.set(shopLocale, kept)
  return kept
}

/** What was written while an index was read is taken over at once; where that is too much, by the next to ask. */
async function load(db: Database, market: Market, before: WordsBefore | undefined): Promise<MarketIndex> {
  const read = await loadIndex(db, market, { before })
  return (await takeOver(db, market, read)) ?? read
}

/**
 * An index that cannot take over what has changed goes, as does one of the present version that is out of date all the same.
 * Where the database fails, it stays to try again.
 */
async function renew(db: Database, market: Market, kept: Kept): Promise<MarketIndex> {
  const stale = kept.index
  const next = stale && (await takeOver(db, market, stale))
  if (next && next.version !== stale.version) {
    kept.index = next
    return next
  }
  delete kept.index
  if (stale) kept.before = { segments: stale.segments, words: stale.words }
  const loaded = await load(db, market, kept.before)
  kept.index = loaded
  delete kept.before
  return loaded
}

/** The index of a market, if it is loaded. */
export const keptIndex = (db: Database, market: Market): MarketIndex | undefined => keptOf(db, market).index

/**
 * The index of a market, another one than `stale`: one that takes over what has changed, or one that is loaded. All that wait
 * share it. Rejects where the database fails, or where that takes too long.
 */
export async function renewIndex(db: Database, market: Market, stale?: MarketIndex): Promise<MarketIndex> {
  const kept = keptOf(db, market)
  if (kept.index && kept.index !== stale) return kept.index
  kept.renewing ??= renew(db, market, kept).finally(() => delete kept.renewing)
  const { promise: waited, reject } = Promise.withResolvers<never>()
  const late = () => reject(new Error(`The listings of ${market.shopLocale} are still being loaded`))
  const timer = setTimeout(late, longestWaitMs)
  try {
    return await Promise.race([kept.renewing, waited])
  } finally {
    clearTimeout(timer)
  }
}

/** An index that is renewed is out of date again only amid an import. */
const mostRenewals = 8

/** Asks the index of a market, renewed as long as it turns out to be out of date. */
export async function askIndex<T extends object>(
  db: Database,
  market: Market,
  ask: (index: MarketIndex) => Promise<T | 'stale'>,
): Promise<T> {
  let index = keptIndex(db, market) ?? (await renewIndex(db, market))
  for (let renewals = 0; renewals < mostRenewals; renewals += 1) {
    const found = await ask(index)
    if (found !== 'stale') return found
    index = await renewIndex(db, market, index)
  }
  throw new Error(`The listings of ${market.shopLocale} change faster than they are read`)
}

/** The markets whose index is not loaded, by their shop locales. */
export const marketsWithoutIndex = (db: Database, markets: readonly Market[]): string[] =>
  markets.filter((market) => !keptIndex(db, market)).map(({ shopLocale }) => shopLocale)

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
    // The next request for it tries again.
    await renewIndex(db, market).catch((error) => logError(`the listings of ${market.shopLocale}`, error))
  }
}

/** Resolves when no index is being loaded any more, which goes on after the request that has begun it. */
export async function indexesAtRest(db: Database): Promise<void> {
  const markets = store.nestlingListings?.get(db)?.values() ?? []
  await Promise.allSettled([...markets].map(({ renewing }) => renewing))
}
