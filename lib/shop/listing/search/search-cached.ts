import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { ttlCache } from '@/lib/platform/memory'
import type { ListingQuery } from '../query'
import { type SearchResult, search } from './search'

/** As long as browsers may cache an answer; many shoppers search for the same few terms. */
const memory = ttlCache<SearchResult>({ most: 500, seconds: 30 })

/** `search` with a short-lived cache of its results, each for one version of the listings. */
export const searchCached = (
  db: Database,
  market: Market,
  term: string,
  query: ListingQuery,
): Promise<SearchResult> =>
  search(db, market, term, query, (version, make) =>
    memory(db, JSON.stringify([version, market.shopLocale, term, query]), make),
  )
