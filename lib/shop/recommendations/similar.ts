import { sql } from 'drizzle-orm'
import { type Database, idArray, textArray } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { findAlike, ofMarket, partition } from '@/lib/shop/listing'
import type { ProductCard } from '@/schemas/shop'

/** The relative price difference at which a product is still an alternative. */
const priceReach = 0.4

/** Candidates compared for each recommended product: some of them are siblings of each other. */
const comparedForEach = 6

/** The key of a product's deepest category in a market. */
export async function deepestCategory(
  db: Database,
  { shopLocale }: Market,
  product: number,
): Promise<string | undefined> {
  const [row] = await db.execute<{ key: string }>(sql`
    with recursive up as (
      select c.parent_id, c.key, 0 as depth
      from categories c join product_categories pc on pc.category_key = c.key
      where pc.product_id = ${product}::bigint and c.locale = ${shopLocale}
      union all
      select c.parent_id, up.key, up.depth + 1
      from categories c join up on c.id = up.parent_id where up.depth < 10)
    select key from up order by depth desc, key limit 1`)
  return row?.key
}

/** A product that is recommended, of the family of its master key. */
export type Recommended = { masterKey: string; card: ProductCard }

/**
 * Products of a product's deepest category, the most similar first and one of each master key, since siblings offer
 * nothing new. What is of the same kind and fits the same child comes before what is alike otherwise. None that is sold out, which would take the place of what the shopper can have.
 */
export async function findSimilar(
  db: Database,
  market: Market,
  product: number,
  masterKeys: readonly string[],
  limit: number,
): Promise<readonly Recommended[]> {
  const category = await deepestCategory(db, market, product)
  if (category === undefined) return []
  const most = limit * comparedForEach
  const alike = await findAlike(db, market, { product, category, priceReach, most })
  const entries = partition('listing_entries', market)
  const reach = (factor: number) => sql.raw(`own.price * ${factor}`)
  return db.execute<Recommended>(sql`
    with own as materialized (
      select p.brand, p.attributes ->> 'farbe' as colour, e.price
      from products p join ${entries} e on e.product_id = p.id and ${ofMarket(market, 'e')}
      where p.id = ${product}::bigint),
    compared as (
      select e.product_id, e.popularity, p.master_key, l.nearness * 10 + (p.brand = own.brand)::int * 2
        + (e.price between ${reach(1 - priceReach)} and ${reach(1 + priceReach)})::int * 3
        + coalesce((p.attributes ->> 'farbe' = own.colour)::int, 0) as likeness
      from unnest(${idArray(alike.map(({ id }) => id))}, ${idArray(alike.map((one) => one.nearness))})
          l(product_id, nearness)
        join ${entries} e on e.product_id = l.product_id and ${ofMarket(market, 'e')}
        join products p on p.id = l.product_id cross join own
      where e.buyable and p.master_key <> all(${textArray(masterKeys)})),
    families as (
      select distinct on (master_key) * from compared
      order by master_key, likeness desc, popularity desc, product_id)
    select f.master_key as "masterKey", e.card from (
      select * from families order by likeness desc, popularity desc, product_id
      limit ${limit}::integer) f
    join ${entries} e on e.product_id = f.product_id and ${ofMarket(market, 'e')}
    order by f.likeness desc, f.popularity desc, f.product_id`)
}
