import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import { priceRanges } from './facets'
import { countOf, idsOf, isIn, segmentIn } from './pieces'
import { bitsOf, named, ofMarket, partition } from './sql'

const ends = ['low', 'high'] as const
const ranges = sql.raw(`'{${priceRanges.join()}}'::int[]`)

/**
 * The lowest and the highest price range that occur in a table of bits by segment, the end of the latter, and the
 * products of the table in each of the two.
 */
export function endParts(market: Market, name: SQL, row: SQL): SQL[] {
  const endOf = (direction: SQL) => sql`(
    select b.value from ${partition('listing_bits', market)} b
    where ${ofMarket(market, 'b')} and b.facet = 'price'
      and bit_count(b.bits & ${segmentIn(row, sql`b.segment`)}) > 0
    order by b.facet ${direction}, b.value ${direction} limit 1)`
  return [
    sql`span as materialized (
      select low, high,
        coalesce((select min(start) from unnest(${ranges}) start where start > high), 2147483647) as beyond
      from (select ${endOf(sql`asc`)} as low, ${endOf(sql`desc`)} as high offset 0) s)`,
    ...ends.flatMap((end) => [
      sql`${named(`${end}end`)} as materialized (
        select segment, r.bits & t.bits as bits
        from (${bitsOf(market, 'price', sql`(select ${named(end)} from span)`)}) r join ${name} t using (segment))`,
      sql`${named(`${end}count`)} as materialized (${countOf(named(`${end}end`))})`,
    ]),
  ]
}

/**
 * The lowest or the highest price in an array made by `asArray`. If few products are in the outermost range, their
 * prices are compared; otherwise the price index is scanned, which soon reaches one of them.
 */
export function priceAt(market: Market, end: (typeof ends)[number], bits: SQL): SQL {
  const entries = partition('listing_entries', market)
  const [best, order] = end === 'low' ? [sql`min`, sql`price`] : [sql`max`, sql`price desc`]
  return sql`case when (select n from ${named(`${end}count`)}) ^ 2 * 64 < (select size from layout)
    then (select ${best}(e.price) from ${entries} e
      where ${ofMarket(market, 'e')} and e.product_id = any(array(${idsOf(named(`${end}end`))})))
    else (select price from ${entries}
      where price >= (select ${named(end)} from span) and price < (select beyond from span) and ${isIn(bits)}
      order by ${order} limit 1) end`
}
