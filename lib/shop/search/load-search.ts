import 'server-only'
import { cache } from 'react'
import { config } from '@/lib/config'
import { database } from '@/lib/db'
import { findMarket, type Market } from '@/lib/markets'
import { fromCatalogueInTime } from '@/lib/shop/from-catalogue'
import type { ListingQuery } from '@/lib/shop/listing/query'
import { type SearchResult, search } from './search'

const ask = cache(async (marketCode: string, term: string, query: string) => {
  const market = findMarket(config().brand, marketCode)
  return market && fromCatalogueInTime(search(database(), market, term, JSON.parse(query)))
})

/** What a term finds in a market, asked once for a page. */
export const loadSearch = (
  market: Market,
  term: string,
  query: ListingQuery,
): Promise<SearchResult | undefined> => ask(market.code, term, JSON.stringify(query))
