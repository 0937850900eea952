import type { Database } from '@/lib/db'
import type { Market } from '@/lib/markets'
import type { ListingQuery } from '@/lib/shop/listing/query'
import { remembered } from './remembered'
import { type SearchResult, search } from './search'

/** As long as a browser may keep an answer; many shoppers search for the same few terms. */
const memory = remembered<SearchResult>({ most: 500, seconds: 30 })

/** The same as `search`, of what was asked a moment ago without asking the database again. */
export const searchAgain = (
  db: Database,
  market: Market,
  term: string,
  query: ListingQuery,
): Promise<SearchResult> =>
  memory(db, JSON.stringify([market.shopLocale, term, query]), () => search(db, market, term, query))
