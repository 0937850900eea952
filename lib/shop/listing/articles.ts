import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import { asArray, countOf, idsOf, isIn, noBits } from './pieces'
import type { Sort } from './query'
import { bitsOf, bitsOfRows, named, ofMarket, orderOf, partition } from './sql'

const columns = sql.raw(
  'e.product_id, e.article, e.facets, e.buyable, e.popularity, e.price, e.online_since, e.reduction, e.rating',
)
/** Up to this many products, each is looked up; beyond it, all that have siblings are read. */
const fewMembers = sql.raw('1000')

/**
 * `lead`: of each article the one of the selected colours that comes first, and all products of a single colour; what
 * lists show and count. In tiers, a colour of a better tier comes first.
 */
export function leadParts(market: Market, sort: Sort, inTiers: boolean): SQL[] {
  const entries = partition('listing_entries', market)
  const order = orderOf(sort, 'e')
  const tierOrder = inTiers
    ? sql`${isIn(sql`select bits from namedrow`)} desc, ${isIn(sql`select bits from knownrow`)} desc, `
    : sql``
  const size = sql`(select n from members)`
  return [
    sql`several as materialized (${bitsOf(market, 'several', sql`0`)})`,
    sql`member as materialized (select segment, s.bits & m.bits as bits from sel s join several m using (segment))`,
    sql`memberrow as materialized (${asArray(sql`member`)})`,
    sql`members as materialized (${countOf(sql`member`)})`,
    ...(inTiers
      ? ['named', 'known'].map(
          (name) => sql`${named(`${name}row`)} as materialized (
            select array_agg(coalesce(t.${named(name)}, ${noBits}) order by s.segment) as bits
            from segments s left join matched t using (segment))`,
        )
      : []),
    sql`family as materialized (
      select ${columns} from ${entries} e
      where ${size} > ${fewMembers} and e.article is not null and ${isIn(sql`select bits from memberrow`)}
      union all
      select ${columns} from ${entries} e
      where ${size} <= ${fewMembers} and ${ofMarket(market, 'e')} and e.product_id = any(array(
        select id from (${idsOf(sql`member`)}) s where ${size} <= ${fewMembers})))`,
    sql`follower as materialized (${bitsOfRows(sql`(
      select product_id, row_number() over (partition by article order by ${tierOrder}${order}) as place
      from family e) f where place > 1`)})`,
    sql`lead as materialized (
      select s.segment, s.bits & ~coalesce(f.bits, ${noBits}) as bits
      from sel s left join follower f using (segment))`,
    sql`leadrow as materialized (${asArray(sql`lead`)})`,
    sql`hits as materialized (${countOf(sql`lead`)})`,
  ]
}
