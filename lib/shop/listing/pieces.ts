import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import { bitsOf } from './sql'

/** The bits of a segment without any of the products. */
export const noBits = sql.raw('0::bit(8192)')
/** The bits of a segment with all of the products. */
export const allBits = sql.raw('~(0::bit(8192))')

/** The number of products in a table of bits by segment. */
export const countOf = (name: SQL): SQL =>
  sql`select coalesce(sum(bit_count(bits)), 0)::int as n from ${name}`

/**
 * The segments of a market with their indexes in arrays of all segments, and the number of products that they have room
 * for.
 */
export const segmentParts = (market: Market): SQL[] => [
  sql`segments as materialized (select segment from (${bitsOf(market, 'all', sql`0`)}) s)`,
  sql`layout as materialized (
    select array_agg(place order by number) as places, count(place) * 8192 as size
    from generate_series(0, (select max(segment) from segments)) number
    left join (select segment, row_number() over (order by segment) as place from segments) s on s.segment = number)`,
]

/** A table of bits by segment as one array. A lookup in it needs no join, whose order the planner could only guess. */
export const asArray = (name: SQL): SQL => sql`
  select array_agg(coalesce(t.bits, ${noBits}) order by s.segment) as bits
  from segments s left join ${name} t using (segment)`

/** The bits of a segment in an array made by `asArray`. */
export const segmentIn = (bits: SQL, segment: SQL): SQL =>
  sql`(${bits})[(select places from layout)[${segment} + 1]]`

/** Whether the product of a row is in an array made by `asArray`. */
export const isIn = (bits: SQL): SQL =>
  sql`get_bit(${segmentIn(bits, sql`(product_id >> 13)::int`)}, (product_id & 8191)::int) = 1`

/** The ids in a table of bits by segment. For small sets. */
export const idsOf = (name: SQL): SQL => sql`
  select segment * 8192::bigint + word * 64 + place as id
  from ${name}, generate_series(0, 127) word, generate_series(0, 63) place
  where bit_count(bits) > 0 and substring(bits from word * 64 + 1 for 64) <> 0::bit(64)
    and get_bit(bits, word * 64 + place) = 1`
