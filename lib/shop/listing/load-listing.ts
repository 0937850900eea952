import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { catalogueTag, pageLifetime } from '@/lib/platform/freshness'
import { findMarket, type Market } from '@/lib/platform/markets'
import { fromCatalogue, fromCatalogueInTime, listingTag } from '@/lib/shop/catalogue'
import { findCategory } from './find-category'
import { findListing, type Listing } from './find-listing'
import type { ListingQuery } from './query'

/** The category of a listing, by its key or else by the address of its page, and its page size. */
export type ListingPlace = { category?: string | undefined; address: string; pageSize: number }

const firstPage: Omit<ListingQuery, 'pageSize'> = { filters: {}, sort: 'relevancy', page: 1 }

async function findAt(market: Market, { category, address, pageSize }: ListingPlace, query = firstPage) {
  const db = database()
  const found = await findCategory(db, market, { key: category, address })
  return found && findListing(db, market, { ...query, category: found.key, pageSize })
}

async function keptListing(marketCode: string, place: ListingPlace): Promise<Listing | undefined> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, listingTag, ...(place.category ? [`category:${place.category}`] : []))
  const market = findMarket(config().brand, marketCode)
  return market && findAt(market, place)
}

/** The first page of a category without filters; undefined if the market has no such category. */
export const loadListing = (marketCode: string, place: ListingPlace): Promise<Listing | undefined> =>
  fromCatalogue(keptListing(marketCode, place))

const choose = cache(async (marketCode: string, place: string, query: string) => {
  const market = findMarket(config().brand, marketCode)
  return market && fromCatalogueInTime(findAt(market, JSON.parse(place), JSON.parse(query)))
})

/**
 * A listing with a visitor's choices. Deduplicated within a request but not cached: there are too many combinations.
 */
export const chooseListing = (
  market: Market,
  { category, address, pageSize }: ListingPlace,
  query: ListingQuery,
): Promise<Listing | undefined> =>
  choose(market.code, JSON.stringify({ category, address, pageSize }), JSON.stringify(query))
