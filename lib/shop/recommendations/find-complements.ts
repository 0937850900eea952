import { inArray, sql } from 'drizzle-orm'
import { type Database, idArray, textArray } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { products } from '@/lib/shop/catalogue'
import { findListing, ofMarket, partition } from '@/lib/shop/listing'
import { deepestCategory, type Recommended } from './similar'

/** As many times what the dearest of the products costs is too much for what goes with it. */
const mostTimes = 3

/** As many of a category are looked at, since some are too dear. */
const looked = 24

/** The most categories that are asked for products. */
const mostCategories = 8

/**
 * The categories beside those of the products: with beds and sleeping bags below `Schlafen`, the beds of who has a
 * sleeping bag. Only the deepest category of each product counts, and none in which there is one of the products.
 */
async function categoriesBeside(
  db: Database,
  { shopLocale }: Market,
  productIds: readonly number[],
): Promise<string[]> {
  const rows = await db.execute<{ key: string }>(sql`
    with placed as (
      select pc.product_id, c.id, c.parent_id
      from product_categories pc join categories c on c.key = pc.category_key and c.locale = ${shopLocale}
      where pc.product_id = any(${idArray(productIds)})
    ), leaves as (
      select * from placed p
      where not exists (select from placed below where below.product_id = p.product_id and below.parent_id = p.id)
    )
    select c.key from categories c
    where c.locale = ${shopLocale} and not c.hidden
      and c.parent_id in (select parent_id from leaves) and c.id not in (select id from leaves)
    order by c.parent_id, c.position, c.id limit ${mostCategories}`)
  return rows.map(({ key }) => key)
}

/** The price of the dearest of the products, in minor units; without end where none is listed. */
async function dearestOf(db: Database, market: Market, productIds: readonly number[]): Promise<number> {
  const [row] = await db.execute<{ price: number | null }>(sql`
    select max(e.price)::int as price from ${partition('listing_entries', market)} e
    where e.product_id = any(${idArray(productIds)}) and ${ofMarket(market, 'e')}`)
  return row?.price ?? Number.POSITIVE_INFINITY
}

/**
 * Of candidates those that go with products rather than replace them: none of the kind of one of them, and none that costs
 * over three times as much.
 */
export async function besides(
  db: Database,
  market: Market,
  productIds: readonly number[],
  candidates: readonly Recommended[],
): Promise<Recommended[]> {
  if (candidates.length === 0) return []
  const [most, ...kinds] = await Promise.all([
    dearestOf(db, market, productIds),
    ...productIds.map((id) => deepestCategory(db, market, id)),
  ])
  const alike = await db.execute<{ key: string }>(sql`
    select distinct p.master_key as key from ${products} p
      join product_categories pc on pc.product_id = p.id
    where p.master_key = any(${textArray(candidates.map(({ masterKey }) => masterKey))})
      and pc.category_key = any(${textArray(kinds.filter((kind) => kind !== undefined))})`)
  const ofKind = new Set(alike.map(({ key }) => key))
  return candidates.filter(
    ({ masterKey, card }) => !ofKind.has(masterKey) && card.price.withTax <= most * mostTimes,
  )
}

/**
 * What sells best in the categories beside those of products, of each category in turn, one of each family, and only what
 * can be bought and goes with them.
 */
export async function findComplements(
  db: Database,
  market: Market,
  productIds: readonly number[],
  masterKeys: readonly string[],
  limit: number,
): Promise<Recommended[]> {
  if (productIds.length === 0) return []
  const keys = await categoriesBeside(db, market, productIds)
  const listings = await Promise.all(
    keys.map((category) =>
      findListing(db, market, { category, filters: {}, sort: 'relevancy', page: 1, pageSize: looked }),
    ),
  )
  const cards = listings.flatMap((listing) => listing.cards).filter(({ buyable }) => buyable)
  const familyOf = await familiesOf(
    db,
    cards.map(({ number }) => number),
  )
  const candidates = cards.flatMap((card) => {
    const masterKey = familyOf.get(card.number)
    return masterKey === undefined || masterKeys.includes(masterKey) ? [] : [{ masterKey, card }]
  })
  const fitting = new Set((await besides(db, market, productIds, candidates)).map(({ card }) => card.number))
  const rows = listings.map((listing) => listing.cards.filter(({ number }) => fitting.has(number)))
  const inTurn = Array.from({ length: limit }, (_, place) => rows.flatMap((row) => row[place] ?? [])).flat()
  const taken = new Set<string>()
  return inTurn
    .flatMap((card) => {
      const masterKey = familyOf.get(card.number)
      if (masterKey === undefined || taken.has(masterKey)) return []
      taken.add(masterKey)
      return [{ masterKey, card }]
    })
    .slice(0, limit)
}

async function familiesOf(db: Database, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select({ number: products.number, masterKey: products.masterKey })
    .from(products)
    .where(inArray(products.number, [...numbers]))
  return new Map(rows.map(({ number, masterKey }) => [number, masterKey]))
}
