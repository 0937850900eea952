import { type SQL, sql } from 'drizzle-orm'
import { PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import { fallbackLanguage } from '@/lib/platform/shop-configuration'
import type { ProductCard } from '@/schemas/shop'
import { leadParts } from './articles'
import { countParts } from './counts'
import type { FacetName } from './facets'
import { filterParts, filterValues } from './filters'
import { listingVersion } from './index-rows/listing-version'
import { pageParts, pageValues } from './page'
import { asArray, countOf, segmentParts } from './pieces'
import { endParts, priceAt } from './price-ends'
import type { ListingQuery, Sort } from './query'
import { bitsOf, cardOf, type Input, inputPart, ofMarket, orderOf, partition, value } from './sql'
import { type TermQuery, termParts, termValues } from './term-bits'

/** The properties by which statements differ; everything else is a value. */
type Shape = {
  market: Market
  sort: Sort
  hasCategory: boolean
  isWithin: boolean
  hasTerm: boolean
  isFiltered: boolean
  isPriced: boolean
}

export type ValueRow = [
  facet: Exclude<FacetName, 'price'>,
  value: string,
  label: string | null,
  swatch: string | null,
  position: number,
  count: number,
  /** The value that this one is below. */
  base: string | null,
]
export type ListingRow = {
  version: number
  hits: number
  cards: ProductCard[]
  values: ValueRow[]
  /** Whether any is called by the term, and not only described by it or in a category of that name. */
  named: boolean
  lowest: number | null
  highest: number | null
}

/** The products before filters: those of a category or of some, of a term, of both, or all of the market. */
function baseParts({ market, hasCategory, isWithin, hasTerm }: Shape): SQL[] {
  const id = sql`(select id from categories where locale = ${sql.raw(`'${market.shopLocale}'`)} and key = ${value('category')})`
  const some = sql`select segment, bit_or(bits) as bits from (
    ${bitsOf(market, 'category', sql`any(${value('within')}::int[])`)}) c group by segment`
  const placed = hasCategory
    ? bitsOf(market, 'category', id)
    : isWithin
      ? some
      : bitsOf(market, 'all', sql`0`)
  const isPlaced = hasCategory || isWithin
  if (!hasTerm) return [sql`base as materialized (${placed})`]
  const within = sql`select segment, m.bits & c.bits as bits from matched m join (${placed}) c using (segment)`
  return [
    ...termParts(market),
    sql`base as materialized (${isPlaced ? within : sql`select segment, bits from matched`})`,
  ]
}

function statementOf(shape: Shape): SQL {
  const { market, sort, hasTerm, isFiltered, isPriced } = shape
  const entries = partition('listing_entries', market)
  const [priced, pricedBits] = isPriced
    ? [
        sql`(select segment, bits from "except" where facet = 'price')`,
        sql`select bits from exceptpiece where facet = 'price'`,
      ]
    : [sql`sel`, sql`select bits from piece`]
  const isChosen = isFiltered ? sql`or f.facet || ' ' || f.value = any(${value('shown')}::text[])` : sql``
  const inTiers = hasTerm && sort === 'relevancy'
  const parts = [
    inputPart,
    ...segmentParts(market),
    ...baseParts(shape),
    ...(isFiltered
      ? filterParts(market)
      : [
          sql`sel as materialized (select segment, bits from base where segment >= 0 and bit_count(bits) > 0)`,
        ]),
    sql`piece as materialized (${asArray(sql`sel`)})`,
    sql`selected as materialized (${countOf(sql`sel`)})`,
    ...leadParts(market, sort, inTiers),
    ...countParts(market, isFiltered),
    ...endParts(market, priced, pricedBits),
    ...pageParts(market, sort, inTiers),
  ]
  return sql`with ${sql.join(parts, sql`, `)}
    select ${listingVersion} as version, (select n from hits) as hits,
      (select coalesce(json_agg(${cardOf(sql`e`)} order by p.tier, ${orderOf(sort, 'e')}), '[]')
        from page p join ${entries} e on e.product_id = p.product_id and ${ofMarket(market, 'e')}) as cards,
      (select coalesce(json_agg(json_build_array(f.facet, f.value, 
          coalesce(f.labels ->> ${sql.raw(`'${market.language}'`)}, f.labels ->> ${fallbackLanguage(market)}),
          f.swatch, f.position, coalesce(c.n, 0), f.base)), '[]')
        from facet_values f left join counts c on c.value = f.id where c.n > 0 ${isChosen}) as values,
      ${hasTerm ? sql`exists (select from sel s join matched m using (segment) where bit_count(s.bits & m.named) > 0)` : sql`false`}
        as named,
      ${priceAt(market, 'low', pricedBits)} as lowest,
      ${priceAt(market, 'high', pricedBits)} as highest`
}

const shapeOf = (market: Market, query: ListingQuery, term: TermQuery | undefined): Shape => ({
  market,
  sort: query.sort,
  hasCategory: query.category !== undefined,
  isWithin: query.within !== undefined,
  hasTerm: term !== undefined,
  isFiltered: query.price !== undefined || Object.keys(query.filters).length > 0,
  isPriced: query.price !== undefined,
})

const statements = memoize(
  ({ market, ...shape }: Shape) => `${market.shopLocale} ${Object.values(shape).join(' ')}`,
  (shape) => new PreparedStatement<ListingRow>(statementOf(shape)),
)

/**
 * The statement for a page of a listing, with its values: hits, cards, the counts of all filters and the price range.
 * Filters are combined and counted as bits, so that the cost hardly depends on the number of hits.
 */
export function listingStatement(market: Market, query: ListingQuery, term?: TermQuery) {
  const { category, filters } = query
  const input: Input = {
    category,
    within: query.within && [...query.within],
    shown: Object.entries(filters).flatMap(([facet, values]) =>
      (values ?? []).map((value) => `${facet} ${value}`),
    ),
    ...filterValues(query),
    ...pageValues(query),
    ...(term && termValues(term)),
  }
  return {
    statement: statements(shapeOf(market, query, term)),
    values: { input: JSON.stringify(input) },
  }
}
