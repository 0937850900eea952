import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import { priceRangeEnd, priceRanges, valueFacets } from './facets'
import { noBits } from './pieces'
import type { ListingQuery, PriceRange } from './query'
import { bitsOfRows, ofMarket, partition, value } from './sql'

const setFacets = ({ filters, price }: Pick<ListingQuery, 'filters' | 'price'>): string[] => [
  ...valueFacets.filter((facet) => filters[facet]?.length),
  ...(price ? ['price'] : []),
]

type Edge = [low: number, high: number]
const nothing: Edge = [1, 0]

/**
 * The indexed ranges that lie completely within a price range, and the parts of ranges at its two ends, both ends
 * included; in minor units.
 */
function priceParts(price: PriceRange | undefined): { whole: number[]; edges: Edge[] } {
  if (!price) return { whole: [], edges: [] }
  const { from = 0, to } = price
  const low = from * 100
  const high = to === undefined ? Number.POSITIVE_INFINITY : to * 100
  const whole = priceRanges.filter((start) => start >= low && priceRangeEnd(start) - 1 <= high)
  const edges = priceRanges
    .filter((start) => !whole.includes(start) && start <= high && priceRangeEnd(start) > low)
    .map((start): Edge => [Math.max(start, low), Math.min(priceRangeEnd(start) - 1, high)])
  return { whole, edges }
}

/** The values for `filterParts`. */
export function filterValues({ filters, price }: Pick<ListingQuery, 'filters' | 'price'>) {
  const values = valueFacets.flatMap((facet) => (filters[facet] ?? []).map((value) => ({ facet, value })))
  const { whole, edges } = priceParts(price)
  const [first = nothing, last = nothing] = edges
  return {
    facets: setFacets({ filters, price }),
    chosen: values,
    ranges: whole,
    firstLow: first[0],
    firstHigh: first[1],
    lastLow: last[0],
    lastHigh: last[1],
  }
}

/**
 * Applies the filters to `base`. `sel` has the products that pass all filters; `except` has, for each set filter, those
 * that pass all the others. Chosen shades narrow the chosen value above them. The set filters are data, so one prepared statement serves every combination. A wide price
 * range costs no more than a narrow one: complete ranges have bits, and only the two ends are read row by row.
 */
export function filterParts(market: Market): SQL[] {
  const edge = (low: SQL, high: SQL) => sql`
    select 'price', e.segment, e.bits from (${bitsOfRows(
      sql`${partition('listing_entries', market)} where price between ${low} and ${high}`,
    )}) e`
  return [
    sql`given as materialized (select unnest(${value('facets')}) as facet)`,
    sql`picked as materialized (
      select f.* from json_to_recordset(${value('chosen')}) as c(facet text, value text)
      join facet_values f on f.facet = c.facet and f.value = c.value)`,
    sql`chosen as materialized (
      select a.facet, a.id as value from picked a
      where not exists (select from picked s where s.facet = a.facet and s.base = a.value)
      union all select 'price', unnest(${value('ranges')}))`,
    sql`filter as materialized (
      select facet, segment, bit_or(bits) as bits from (
        select b.facet, b.segment, b.bits from chosen c
        join ${partition('listing_bits', market)} b
          on ${ofMarket(market, 'b')} and b.facet = c.facet and b.value = c.value
        union all ${edge(value('firstLow'), value('firstHigh'))}
        union all ${edge(value('lastLow'), value('lastHigh'))}) s
      group by facet, segment)`,
    sql`sel as materialized (
      select b.segment, b.bits & f.bits as bits from base b
      join (select segment, bit_and(bits) as bits from filter group by segment
        having count(*) = (select count(*) from given)) f using (segment)
      where bit_count(b.bits & f.bits) > 0)`,
    sql`"except" as materialized (
      select g.facet, b.segment, bit_and(b.bits & coalesce(f.bits, b.bits)) as bits
      from given g cross join base b left join filter f on f.segment = b.segment and f.facet <> g.facet
      where b.segment >= 0
      group by g.facet, b.segment having count(f.facet) = (select count(*) - 1 from given))`,
    sql`exceptpiece as materialized (
      select g.facet, array_agg(coalesce(t.bits, ${noBits}) order by s.segment) as bits
      from given g cross join segments s left join "except" t on t.facet = g.facet and t.segment = s.segment
      group by g.facet)`,
  ]
}
