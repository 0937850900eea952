import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { ttlCache } from '@/lib/platform/memory'
import type { ListingQuery } from '../query'
import { type SearchResult, search } from './search'

/** As long as a browser may keep an answer; many shoppers search for the same few terms. */
const memory = ttlCache<SearchResult>({ most: 500, seconds: 30 })

/** The same as `search`, of what was asked a moment ago without asking the database again. */
export const searchAgain = (
  db: Database,
  market: Market,
  term: string,
  query: ListingQuery,
): Promise<SearchResult> =>
  memory(db, JSON.stringify([market.shopLocale, term, query]), () => search(db, market, term, query))
