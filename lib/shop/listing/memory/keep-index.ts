import type { Database } from '@/lib/platform/db'
import { logError, logWarning } from '@/lib/platform/log'
import type { Market } from '@/lib/platform/markets'
import { loadIndex, type MarketIndex, readSize } from './load-index'
import type { WordsBefore } from './market-words'

/** A larger catalogue is not kept: its index would take more than about 40 MB for each market. */
const mostProducts = 250_000
/** Loading takes at most this part of the time, also while an import changes the catalogue again and again. */
const loadingShare = 0.05
const pauseAfterErrorMs = 10_000

type Kept = {
  index?: MarketIndex
  /** The words of an index that is out of date: most of them are still true. */
  before?: WordsBefore
  isLoading: boolean
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
  const kept: Kept = markets.get(shopLocale) ?? { isLoading: false, notBefore: 0 }
  markets.set(shopLocale, kept)
  return kept
}

async function load(db: Database, market: Market, kept: Kept): Promise<void> {
  const begun = performance.now()
  kept.isLoading = true
  let pause = 0
  try {
    const { version, products } = await readSize(db, market)
    if (products <= mostProducts) {
      const index = await loadIndex(db, market, { before: kept.before })
      if (!index) return
      kept.index = index
      delete kept.before
      return
    }
    if (kept.tooLargeAt === undefined)
      logWarning(
        `The listings of ${market.shopLocale} are not kept in memory: ${products} products are more than ${mostProducts}`,
      )
    kept.tooLargeAt = version
  } catch (error) {
    logError(`the index of the listings of ${market.shopLocale}`, error)
    pause = pauseAfterErrorMs
  } finally {
    const now = performance.now()
    kept.isLoading = false
    kept.notBefore = now + Math.max(pause, (now - begun) / loadingShare)
  }
}

/** The index of a market, if it is loaded. */
export const keptIndex = (db: Database, market: Market): MarketIndex | undefined => keptOf(db, market).index

/** Loads the index of a market beside the requests, unless the catalogue has too many products at this version. */
export function loadBeside(db: Database, market: Market, version: number): void {
  const kept = keptOf(db, market)
  if (kept.index || kept.isLoading || kept.tooLargeAt === version || performance.now() < kept.notBefore)
    return
  void load(db, market, kept)
}

/** Drops an index that is out of date. */
export function dropIndex(db: Database, market: Market, index: MarketIndex): void {
  const kept = keptOf(db, market)
  if (kept.index !== index) return
  delete kept.index
  kept.before = { segments: index.segments, words: index.words }
}
