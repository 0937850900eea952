import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import { allBits, idsOf, segmentIn } from './pieces'
import { ofMarket, partition, valuesSegment } from './sql'

/** Up to this many products, the values of each are counted; beyond it, the bits of each value. */
const fewProducts = 300

/** Counts the remaining products for each filter value. The counts of a set filter ignore that filter. */
export function countParts(market: Market, isFiltered: boolean): SQL[] {
  const hits = sql`(select n from hits)`
  const most = sql.raw(String(fewProducts))
  const except = (facet: SQL) => (isFiltered ? sql`and ${facet} not in (select facet from given)` : sql``)
  const bits = partition('listing_bits', market)
  const sum = (row: SQL) =>
    sql`select b.value, sum(bit_count(b.bits & ${segmentIn(row, sql`b.segment`)})::int)::int as n`
  return [
    sql`possible as materialized (
      select coalesce((select bits from base where segment = ${valuesSegment}), ${allBits}) as bits)`,
    sql`manycounts as materialized (
      ${sum(sql`select bits from piece`)} from ${bits} b
      where ${hits} > ${most} and ${ofMarket(market, 'b')}
        and b.facet not in ('category', 'all', 'price') ${except(sql`b.facet`)}
        and get_bit((select bits from possible), b.value & 8191) = 1
      group by b.value)`,
    sql`fewcounts as materialized (
      select f.id as value, count(*)::int as n
      from ${partition('listing_entries', market)} e, unnest(e.facets) v join facet_values f on f.id = v
      where ${hits} between 1 and ${most} and ${ofMarket(market, 'e')} and e.product_id = any(array(
        select id from (${idsOf(sql`sel`)}) s where ${hits} between 1 and ${most})) ${except(sql`f.facet`)}
      group by f.id)`,
    sql`counts as (select * from manycounts union all select * from fewcounts
      ${
        isFiltered
          ? sql`union all (${sum(sql`p.bits`)} from exceptpiece p
        join ${bits} b on ${ofMarket(market, 'b')} and b.facet = p.facet and b.facet <> 'price' group by b.value)`
          : sql``
      })`,
  ]
}
