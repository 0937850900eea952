import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { loadIndex, type MarketIndex } from './load-index'

/** A larger catalogue is not kept: its index would take more than about 40 MB for each market. */
const mostProducts = 250_000
/** Loading takes at most this part of the time, also while an import changes the catalogue again and again. */
const loadingShare = 0.05

type Kept = { index?: MarketIndex; isLoading: boolean; notBefore: number }

/** The pages and the calls are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingListings?: WeakMap<object, Map<string, Kept>> }

function keptOf(db: Database, { shopLocale }: Market): Kept {
  store.nestlingListings ??= new WeakMap()
  const markets = store.nestlingListings.get(db) ?? new Map<string, Kept>()
  store.nestlingListings.set(db, markets)
  const kept = markets.get(shopLocale) ?? { isLoading: false, notBefore: 0 }
  markets.set(shopLocale, kept)
  return kept
}

async function load(db: Database, market: Market, kept: Kept): Promise<void> {
  const begun = performance.now()
  kept.isLoading = true
  try {
    const index = await loadIndex(db, market)
    if (index && index.orders.relevancy.places.length <= mostProducts) kept.index = index
  } catch {
    // The database does not answer. Whoever asks it for a listing learns that.
  } finally {
    const now = performance.now()
    kept.isLoading = false
    kept.notBefore = now + (now - begun) / loadingShare
  }
}

/** The index of a market, if it is loaded. Otherwise it is loaded meanwhile. */
export function keptIndex(db: Database, market: Market): MarketIndex | undefined {
  const kept = keptOf(db, market)
  if (!kept.index && !kept.isLoading && performance.now() >= kept.notBefore) void load(db, market, kept)
  return kept.index
}

/** Drops an index that is out of date. */
export function dropIndex(db: Database, market: Market, index: MarketIndex): void {
  const kept = keptOf(db, market)
  if (kept.index === index) delete kept.index
}
