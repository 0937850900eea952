import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/markets'
import { idsOf, segmentIn } from './pieces'
import { ofMarket, partition } from './sql'

/** The values of so few products are looked up with them; those of more are counted by their bits. */
const fewProducts = 300

/**
 * Counts of the values that filters offer among what is left, by their ids: of a filter that is set as if it were not.
 */
export function countsOf(market: Market, isFiltered: boolean): SQL {
  const hits = sql`(select n from hits)`
  const most = sql.raw(String(fewProducts))
  const except = (facet: SQL) => (isFiltered ? sql`and ${facet} not in (select facet from given)` : sql``)
  const bits = partition('listing_bits', market)
  const ofSet = sql`
    union all
    select b.value, bit_count(b.bits & ${segmentIn(sql`p.bits`, sql`b.segment`)})
    from exceptpiece p join ${bits} b
      on ${ofMarket(market, 'b')} and b.facet = p.facet and b.facet <> 'price'`
  return sql`
    select value, sum(n)::int as n from (
      select b.value, bit_count(b.bits & ${segmentIn(sql`select bits from piece`, sql`b.segment`)}) as n
      from ${bits} b where ${hits} > ${most} and ${ofMarket(market, 'b')}
        and b.facet not in ('category', 'all', 'price') ${except(sql`b.facet`)}
      union all
      select f.id, 1 from ${partition('listing_entries', market)} e, unnest(e.facets) v join facet_values f on f.id = v
      where ${hits} between 1 and ${most} and ${ofMarket(market, 'e')} and e.product_id = any(array(
        select id from (${idsOf(sql`sel`)}) s where ${hits} between 1 and ${most})) ${except(sql`f.facet`)}
      ${isFiltered ? ofSet : sql``}
      offset 0) s
    group by value`
}
