import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import { asArray, countOf, idsOf, isIn } from './pieces'
import type { ListingQuery, Sort } from './query'
import { named, ofMarket, orderColumns, orderOf, partition, value } from './sql'

/** The bits of each tier. Products of a better tier come first, whatever the order. */
const tiers: Record<string, SQL> = {
  best: sql`s.bits & m.named`,
  good: sql`s.bits & m.known & ~m.named`,
  weak: sql`s.bits & ~m.known`,
}
const tierNames = Object.keys(tiers)
const rowOf = (name: string) => named(`${name}row`)
const numberOf = (name: string) => named(`${name}number`)

/** For each tier of a term's matches: its bits by segment, the same as one array, and its count. */
const tierParts = (): SQL[] =>
  Object.entries(tiers).flatMap(([name, bits]) => [
    sql`${named(name)} as materialized (
      select segment, ${bits} as bits from lead s join matched m using (segment))`,
    sql`${rowOf(name)} as materialized (${asArray(named(name))})`,
    sql`${numberOf(name)} as materialized (${countOf(named(name))})`,
  ])

/** A set of products: its bits by segment, the same as one array, its count, and the condition for reading it. */
export type ProductSet = { bits: SQL; row: SQL; number: SQL; tier: number; gate: SQL }

/**
 * The first products of a set. An index scan visits rows in inverse proportion to the size of the set; collecting and
 * sorting the set visits each of its rows. The cheaper plan runs, the other is skipped. `end` in the part `input` is
 * the number of products wanted.
 */
export function firstOf(market: Market, sort: Sort, { bits, row, number, tier, gate }: ProductSet): SQL {
  const entries = partition('listing_entries', market)
  const walks = sql`(select n from ${number}) ^ 2 > ${value('end')} / 24.0 * (select size from layout)`
  const bounds: Partial<Record<Sort, SQL>> = {
    'price-asc': sql`and e.price >= (select low from span)`,
    'price-desc': sql`and e.price < (select beyond from span)`,
  }
  const columns = sql`${sql.raw(String(tier))} as tier, ${orderColumns(sort, 'e')}`
  const order = sql`order by ${orderOf(sort, 'e')} limit ${value('end')}`
  return sql`
    (select ${columns} from ${entries} e
      where ${gate} and ${walks} and ${isIn(sql`select bits from ${row}`)} ${bounds[sort] ?? sql``} ${order})
    union all
    (select ${columns} from ${entries} e
      where ${gate} and not (${walks}) and ${ofMarket(market, 'e')} and e.product_id = any(array(
        select id from (${idsOf(bits)}) s where ${gate} and not (${walks})))
      ${order})`
}

/** The values for `pageParts`. */
export const pageValues = ({ page, pageSize }: Pick<ListingQuery, 'page' | 'pageSize'>) => ({
  offset: (page - 1) * pageSize,
  limit: pageSize,
  end: page * pageSize,
})

const setOfTier = (name: string, tier: number): ProductSet => {
  const before = tierNames.slice(0, tier).map((other) => sql`(select n from ${numberOf(other)})`)
  return {
    bits: named(name),
    row: rowOf(name),
    number: numberOf(name),
    tier,
    gate: sql`${sql.join([sql`0`, ...before], sql` + `)} < ${value('end')}`,
  }
}
const onlySet: ProductSet = {
  bits: sql`lead`,
  row: sql`leadrow`,
  number: sql`hits`,
  tier: 0,
  gate: sql`true`,
}

/** `page`: the product ids of the page, with the tier of each. */
export function pageParts(market: Market, sort: Sort, inTiers: boolean): SQL[] {
  const sets = inTiers ? tierNames.map(setOfTier) : [onlySet]
  const first = sql.join(
    sets.map((set) => firstOf(market, sort, set)),
    sql` union all `,
  )
  return [
    ...(inTiers ? tierParts() : []),
    sql`page as materialized (
      select product_id, tier from (${first}) s order by tier, ${orderOf(sort, 's')}
      limit ${value('limit')} offset ${value('offset')})`,
  ]
}
