import { inArray, sql } from 'drizzle-orm'
import { type Database, idArray } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { products } from '@/lib/shop/catalogue'
import { findListing, ofMarket, partition } from '@/lib/shop/listing'
import type { Recommended } from './similar'

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
 * What goes with products rather than replaces them: what sells best in the categories beside theirs, of each category
 * in turn, one of each family, and only what can be bought and costs no more than three times as much.
 */
export async function findComplements(
  db: Database,
  market: Market,
  productIds: readonly number[],
  masterKeys: readonly string[],
  limit: number,
): Promise<Recommended[]> {
  if (productIds.length === 0) return []
  const [keys, most] = await Promise.all([
    categoriesBeside(db, market, productIds),
    dearestOf(db, market, productIds),
  ])
  const listings = await Promise.all(
    keys.map((category) =>
      findListing(db, market, { category, filters: {}, sort: 'relevancy', page: 1, pageSize: looked }),
    ),
  )
  const rows = listings.map(({ cards }) =>
    cards.filter(({ buyable, price }) => buyable && price.withTax <= most * mostTimes),
  )
  const inTurn = Array.from({ length: limit }, (_, place) =>
    rows.flatMap((cards) => cards[place] ?? []),
  ).flat()
  if (inTurn.length === 0) return []
  const families = await db
    .select({ number: products.number, masterKey: products.masterKey })
    .from(products)
    .where(
      inArray(
        products.number,
        inTurn.map(({ number }) => number),
      ),
    )
  const familyOf = new Map(families.map(({ number, masterKey }) => [number, masterKey]))
  const taken = new Set(masterKeys)
  const found: Recommended[] = []
  for (const card of inTurn) {
    const masterKey = familyOf.get(card.number)
    if (masterKey === undefined || taken.has(masterKey)) continue
    taken.add(masterKey)
    found.push({ masterKey, card })
  }
  return found.slice(0, limit)
}
