import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import { allBits, idsOf, isIn, noBits, segmentIn } from './pieces'
import { ofMarket, partition, valuesSegment } from './sql'

/** Up to this many products, the values of each are counted; beyond it, the bits of each value. */
const fewProducts = 300

/**
 * Counts what remains for each filter value: an article once, in however many of its colours. The counts of a set filter
 * ignore that filter.
 */
export function countParts(market: Market, isFiltered: boolean): SQL[] {
  const size = sql`(select n from selected)`
  const most = sql.raw(String(fewProducts))
  const except = (facet: SQL) => (isFiltered ? sql`and ${facet} not in (select facet from given)` : sql``)
  const bits = partition('listing_bits', market)
  const entries = partition('listing_entries', market)
  const single = (segment: SQL) =>
    sql`~coalesce((select bits from several m where m.segment = ${segment}), ${noBits})`
  const sum = (row: SQL) =>
    sql`select b.value, sum(bit_count(b.bits & ${segmentIn(row, sql`b.segment`)} & ${single(sql`b.segment`)})::int)::int as n`
  return [
    sql`possible as materialized (
      select coalesce((select bits from base where segment = ${valuesSegment}), ${allBits}) as bits)`,
    sql`manycounts as materialized (
      ${sum(sql`select bits from piece`)} from ${bits} b
      where ${size} > ${most} and ${ofMarket(market, 'b')}
        and b.facet not in ('category', 'all', 'several', 'price') ${except(sql`b.facet`)}
        and get_bit((select bits from possible), b.value & 8191) = 1
      group by b.value)`,
    sql`membercounts as materialized (
      select f.id as value, count(*)::int as n from (
        select distinct v, e.article from family e, unnest(e.facets) v where ${size} > ${most}) s
      join facet_values f on f.id = s.v where true ${except(sql`f.facet`)} group by f.id)`,
    sql`fewcounts as materialized (
      select f.id as value, count(distinct coalesce(e.article, -e.product_id))::int as n
      from ${entries} e, unnest(e.facets) v join facet_values f on f.id = v
      where ${size} between 1 and ${most} and ${ofMarket(market, 'e')} and e.product_id = any(array(
        select id from (${idsOf(sql`sel`)}) s where ${size} between 1 and ${most})) ${except(sql`f.facet`)}
      group by f.id)`,
    ...(isFiltered
      ? [
          sql`exceptmembers as materialized (
            select distinct f.id as value, e.article
            from exceptpiece p join ${entries} e on e.article is not null and ${isIn(sql`p.bits`)},
              unnest(e.facets) v join facet_values f on f.id = v where f.facet = p.facet)`,
        ]
      : []),
    sql`counts as (select value, sum(n)::int as n from (
      select * from manycounts union all select * from membercounts union all select * from fewcounts
      ${
        isFiltered
          ? sql`union all (${sum(sql`p.bits`)} from exceptpiece p
        join ${bits} b on ${ofMarket(market, 'b')} and b.facet = p.facet and b.facet <> 'price' group by b.value)
        union all select value, count(*)::int from exceptmembers group by value`
          : sql``
      }) s group by value)`,
  ]
}
