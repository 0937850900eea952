import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import {
  asArray,
  bitsOf,
  countOf,
  firstOf,
  named,
  noBits,
  ofMarket,
  type ProductSet,
  partition,
  priceRanges,
  segmentParts,
} from '@/lib/shop/listing'
import type { ProductCard } from '@/schemas/shop'

/** The relative price difference at which a product is still an alternative. */
const priceRange = 0.4

/** Candidates compared for each recommended product: some of them are siblings of each other. */
const comparedForEach = 6

/**
 * The similarity tiers of products in the same category, the most similar first: brand (`b`), a close price range
 * (`p`), colour (`c`). Each product is in one tier.
 */
const tiers = {
  twin: sql`b & p & c`,
  rival: sql`b & p & ~c`,
  priced: sql`p & ~b`,
  related: sql`(b | c) & ~p`,
  other: sql`~(b | c | p)`,
}
const tierNames = Object.keys(tiers)
const numberOf = (name: string) => named(`${name}number`)

const setOf = (name: string, tier: number): ProductSet => {
  const before = tierNames.slice(0, tier).map((other) => sql`(select n from ${numberOf(other)})`)
  return {
    bits: named(name),
    row: named(`${name}row`),
    number: numberOf(name),
    tier,
    gate: sql`${sql.join([sql`0`, ...before], sql` + `)} < (select "end" from input)`,
  }
}

/** The bits of all values of a facet that match a condition. */
const anyOf = (market: Market, facet: string, values: SQL): SQL =>
  sql`select segment, bit_or(bits) as bits from (${bitsOf(market, facet, values)}) s group by segment`

function statementOf(market: Market): SQL {
  const entries = partition('listing_entries', market)
  const locale = sql.raw(`'${market.shopLocale}'`)
  const own = (facet: string) =>
    sql`any(array(select id from facet_values where facet = ${sql.raw(`'${facet}'`)} and id = any((select facets from own)::int[])))`
  const starts = sql.raw(`'{${priceRanges.join()}}'::int[]`)
  const near = sql`any(array(
    select start from own, unnest(${starts}) start
    where start <= own.price * ${sql.raw(String(1 + priceRange))}
      and start >= (select max(low) from unnest(${starts}) low where low <= own.price * ${sql.raw(String(1 - priceRange))})))`
  const leaf = sql`(select id from up order by depth desc, leaf limit 1)`
  const sets = tierNames.map(setOf)
  const parts = [
    sql`up as (
      select c.parent_id, c.id, c.key as leaf, 0 as depth
      from categories c join product_categories pc on pc.category_key = c.key
      where pc.product_id = (select product from input) and c.locale = ${locale}
      union all
      select c.parent_id, up.id, up.leaf, up.depth + 1
      from categories c join up on c.id = up.parent_id where up.depth < 10)`,
    sql`own as materialized (
      select p.brand, p.attributes ->> 'farbe' as colour, e.price, e.facets
      from products p join ${entries} e on e.product_id = p.id and ${ofMarket(market, 'e')}
      where p.id = (select product from input))`,
    ...segmentParts(market),
    sql`placed as materialized (select segment, bits from (${bitsOf(market, 'category', leaf)}) s where segment >= 0)`,
    sql`shared as materialized (
      select segment, placed.bits, coalesce(b.bits, ${noBits}) as b, coalesce(p.bits, ${noBits}) as p,
        coalesce(c.bits, ${noBits}) as c
      from placed left join (${anyOf(market, 'brand', own('brand'))}) b using (segment)
        left join (${anyOf(market, 'price', near)}) p using (segment)
        left join (${anyOf(market, 'colour', own('colour'))}) c using (segment))`,
    ...Object.entries(tiers).flatMap(([name, bits]) => [
      sql`${named(name)} as materialized (select segment, bits & (${bits}) as bits from shared)`,
      sql`${named(`${name}row`)} as materialized (${asArray(named(name))})`,
      sql`${numberOf(name)} as materialized (${countOf(named(name))})`,
    ]),
    sql`likely as materialized (
      select product_id from (${sql.join(
        sets.map((set) => firstOf(market, 'relevancy', set)),
        sql` union all `,
      )}) s order by tier, buyable desc, popularity desc, product_id limit (select "end" from input))`,
    sql`compared as (
      select e.product_id, e.buyable, e.popularity, p.master_key, (p.brand = own.brand)::int * 2
        + (e.price between own.price * ${sql.raw(String(1 - priceRange))} and own.price * ${sql.raw(String(1 + priceRange))})::int * 3
        + coalesce((p.attributes ->> 'farbe' = own.colour)::int, 0) as likeness
      from likely l join ${entries} e on e.product_id = l.product_id and ${ofMarket(market, 'e')}
        join products p on p.id = l.product_id cross join own
      where p.master_key <> all((select masters from input)::text[]))`,
    sql`families as (
      select distinct on (master_key) * from compared
      order by master_key, buyable desc, likeness desc, popularity desc, product_id)`,
  ]
  return sql`with recursive input as materialized (
      select * from json_to_record(${sql.placeholder('input')}::text::json)
        as i(product bigint, masters text[], "limit" int, "end" int)),
    ${sql.join(parts, sql`, `)}
    select f.master_key as "masterKey", e.card from (
      select * from families order by buyable desc, likeness desc, popularity desc, product_id
      limit (select "limit" from input)) f
    join ${entries} e on e.product_id = f.product_id and ${ofMarket(market, 'e')}
    order by f.buyable desc, f.likeness desc, f.popularity desc, f.product_id`
}

const statements = memoize(
  ({ shopLocale }: Market) => shopLocale,
  (market) => new PreparedStatement<Recommended>(statementOf(market)),
)

/** A product that is recommended, of the family of its master key. */
export type Recommended = { masterKey: string; card: ProductCard }

/**
 * Products of a product's deepest category, the most similar first and one of each master key, since siblings offer
 * nothing new. Products that can be bought come first.
 */
export async function findSimilar(
  db: Database,
  market: Market,
  product: number,
  masterKeys: readonly string[],
  limit: number,
): Promise<readonly Recommended[]> {
  const input = { product, masters: masterKeys, limit, end: limit * comparedForEach }
  return statements(market).run(db, { input: JSON.stringify(input) })
}
