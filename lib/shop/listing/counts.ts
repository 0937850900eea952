import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/markets'
import { segmentIn } from './pieces'
import { ofMarket, partition } from './sql'

const summed = (counts: SQL): SQL =>
  sql`select facet, value, sum(n)::int as n from (${counts} offset 0) s group by facet, value`

/**
 * Counts of the values that filters offer, and of the ranges of prices, among what is left: of a filter that is set as
 * if it were not.
 */
export function countsOf(market: Market, isFiltered: boolean): SQL {
  const bits = sql`${partition('listing_bits', market)} b`
  const ofRest = summed(sql`
    select b.facet, b.value, bit_count(b.bits & ${segmentIn(sql`select bits from piece`, sql`b.segment`)}) as n
    from ${bits} where ${ofMarket(market, 'b')} and b.facet not in ('category', 'all')
    ${isFiltered ? sql`and b.facet not in (select facet from given)` : sql``}`)
  if (!isFiltered) return ofRest
  return sql`${ofRest} union all ${summed(sql`
    select b.facet, b.value, bit_count(b.bits & ${segmentIn(sql`p.bits`, sql`b.segment`)}) as n
    from exceptpiece p join ${bits} on ${ofMarket(market, 'b')} and b.facet = p.facet`)}`
}
