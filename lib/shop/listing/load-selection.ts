import 'server-only'
import { and, gt, inArray } from 'drizzle-orm'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/platform/config'
import { type Database, database } from '@/lib/platform/db'
import { pageLifetime } from '@/lib/platform/freshness'
import { findMarket, type Market } from '@/lib/platform/markets'
import { fromCatalogue, products } from '@/lib/shop/catalogue'
import type { ProductCard } from '@/schemas/shop'
import { saleValue } from './facets'
import { findListing } from './find-listing'
import { listingTags } from './load-listing'
import type { ListingQuery } from './query'

/** What a block shows of a whole catalogue. */
export type Selection = 'newest' | 'reduced' | 'popular'

/** So many times as many are looked at: some of the newest are sold out. */
const mostOut = 4

const questions: Readonly<Record<Selection, Pick<ListingQuery, 'filters' | 'sort'>>> = {
  newest: { filters: {}, sort: 'newest' },
  reduced: { filters: { sale: [saleValue] }, sort: 'reduction' },
  popular: { filters: {}, sort: 'relevancy' },
}

/** Those that were bought at all: in a new shop nothing is bought more than anything else. */
async function bought(db: Database, cards: readonly ProductCard[]): Promise<ProductCard[]> {
  if (cards.length === 0) return []
  const numbers = cards.map(({ number }) => number)
  const rows = await db
    .select({ number: products.number })
    .from(products)
    .where(and(inArray(products.number, numbers), gt(products.popularity, 0)))
  const known = new Set(rows.map(({ number }) => number))
  return cards.filter(({ number }) => known.has(number))
}

/** What can be bought of a market's catalogue: the newest, the most reduced, or what is bought most. */
export async function findSelection(
  db: Database,
  market: Market,
  selection: Selection,
  count: number,
): Promise<ProductCard[]> {
  const found = await findListing(db, market, { ...questions[selection], page: 1, pageSize: count * mostOut })
  const cards = found.cards.filter(({ buyable }) => buyable).slice(0, count)
  return selection === 'popular' ? bought(db, cards) : cards
}

async function cachedSelection(marketCode: string, selection: Selection, count: number) {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(...listingTags(undefined))
  const market = findMarket(config().brand, marketCode)
  return market ? findSelection(database(), market, selection, count) : []
}

/** The same for pages, found anew with every change of the catalogue. */
export const loadSelection = (
  marketCode: string,
  selection: Selection,
  count: number,
): Promise<ProductCard[]> => fromCatalogue(cachedSelection(marketCode, selection, count))
