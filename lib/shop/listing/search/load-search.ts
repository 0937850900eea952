import 'server-only'
import { cache } from 'react'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { findMarket, type Market } from '@/lib/platform/markets'
import { fromCatalogueInTime } from '@/lib/shop/catalogue'
import type { ListingQuery } from '../query'
import type { SearchResult } from './search'
import { searchCached } from './search-cached'

const ask = cache(async (marketCode: string, term: string, query: string) => {
  const market = findMarket(config().brand, marketCode)
  return market && fromCatalogueInTime(searchCached(database(), market, term, JSON.parse(query)))
})

/** The search for a term in a market, run once per request. */
export const loadSearch = (
  market: Market,
  term: string,
  query: ListingQuery,
): Promise<SearchResult | undefined> => ask(market.code, term, JSON.stringify(query))
