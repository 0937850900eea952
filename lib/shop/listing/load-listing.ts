import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { connection } from 'next/server'
import { cache } from 'react'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { catalogueTag, pageLifetime } from '@/lib/platform/freshness'
import { findMarket, type Market } from '@/lib/platform/markets'
import { fromCatalogue, fromCatalogueInTime, listingTag } from '@/lib/shop/catalogue'
import type { ProductCard } from '@/schemas/shop'
import { findCategory, findCategoryKeys } from './find-category'
import { findListing, type Listing } from './find-listing'
import { searchTag } from './index-rows/listing-version'
import { keptIndex } from './memory/keep-index'
import type { ListingQuery } from './query'

/** The category of a listing, by its key or else by the address of its page, and its page size. */
export type ListingScope = { category?: string | undefined; address: string; pageSize: number }

/** A listing with the key of its category. */
export type CategoryListing = Listing & { category: string }

/** The cache tags of a listing. */
export const listingTags = (category: string | undefined): string[] => [
  catalogueTag,
  listingTag,
  ...(category ? [`category:${category}`] : []),
]

/** The cache tags of the results of a search. */
export const searchTags: readonly string[] = [...listingTags(undefined), searchTag]

const firstPage: Omit<ListingQuery, 'pageSize'> = { filters: {}, sort: 'relevancy', page: 1 }

async function findAt(
  market: Market,
  { category, address, pageSize }: ListingScope,
  query = firstPage,
): Promise<CategoryListing | undefined> {
  const db = database()
  const found = await findCategory(db, market, { key: category, address })
  if (!found) return undefined
  const { key } = found
  return { ...(await findListing(db, market, { ...query, category: key, pageSize })), category: key }
}

async function cachedListing(marketCode: string, scope: ListingScope): Promise<CategoryListing | undefined> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(...listingTags(scope.category))
  const market = findMarket(config().brand, marketCode)
  return market && findAt(market, scope)
}

/** The first page of a category without filters; undefined if the market has no such category. */
export const loadListing = (marketCode: string, scope: ListingScope): Promise<CategoryListing | undefined> =>
  fromCatalogue(cachedListing(marketCode, scope))

async function cachedCategoryKeys(marketCode: string, category: string): Promise<string[]> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(...listingTags(category))
  const market = findMarket(config().brand, marketCode)
  return market ? findCategoryKeys(database(), market, category) : []
}

/** The keys of a category and of those above it. */
export const loadCategoryKeys = (marketCode: string, category: string): Promise<string[]> =>
  fromCatalogue(cachedCategoryKeys(marketCode, category))

/** What sells best in a market and can be bought. */
export async function findBestsellers(market: Market, count: number): Promise<ProductCard[]> {
  await connection()
  const { cards } = await fromCatalogueInTime(
    findListing(database(), market, { ...firstPage, pageSize: count }),
  )
  return cards.filter(({ buyable }) => buyable)
}

const choose = cache(async (marketCode: string, scope: string, query: string) => {
  const market = findMarket(config().brand, marketCode)
  return market && chooseAtEdge(market, JSON.parse(scope), JSON.parse(query))
})

/**
 * A listing with a visitor's choices, for what runs outside of Next.js. A category that the index of the market has is not
 * looked for: the statement that reads its version finds out whether there still is one.
 */
export function chooseAtEdge(
  market: Market,
  scope: ListingScope,
  query: ListingQuery,
): Promise<CategoryListing | undefined> {
  const db = database()
  const { category, pageSize } = scope
  if (category === undefined || !keptIndex(db, market)?.categories.has(category))
    return fromCatalogueInTime(findAt(market, scope, query))
  const found = findListing(db, market, { ...query, category, pageSize })
  return fromCatalogueInTime(found.then((listing) => ({ ...listing, category })))
}

/**
 * A listing with a visitor's choices. Deduplicated within a request but not cached: there are too many combinations.
 * Only a visitor's own request is answered: Next.js renders a page a second time to prefetch from it, which would cost
 * the same statements again and is over before they are answered.
 */
export async function chooseListing(
  market: Market,
  { category, address, pageSize }: ListingScope,
  query: ListingQuery,
): Promise<CategoryListing | undefined> {
  await connection()
  return choose(market.code, JSON.stringify({ category, address, pageSize }), JSON.stringify(query))
}
