import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/markets'
import { type FacetName, priceRanges, valueFacets } from './facets'
import type { ListingQuery } from './query'
import {
  bitsOf,
  bitsOfFilter,
  bitsOfPrice,
  bitsOfRows,
  matches,
  named,
  ofMarket,
  orderOf,
  partition,
} from './sql'

/** A term as it is asked of the database: all words anywhere, and all among names, brands and colours. */
export type TermQuery = { all: string; names: string }

type Filter = { facet: FacetName; name: SQL; bits: SQL }

/** `a & b & c` of tables that have bits by segment; `onlyFilled` leaves out the segments of which nothing is left. */
const intersection = (names: readonly SQL[], onlyFilled = false): SQL => {
  const [first, ...others] = names
  const bits = sql.join(
    names.map((name) => sql`${name}.bits`),
    sql` & `,
  )
  const joins = others.map((name) => sql` join ${name} using (segment)`)
  const where = onlyFilled ? sql` where bit_count(${bits}) > 0` : sql``
  return sql`select segment, ${bits} as bits from ${first}${sql.join(joins)}${where}`
}

/** The bits of some segments in one piece, with the place of each in it: whether a product is in takes one look. */
const inOnePiece = (name: SQL): SQL => sql`
  select bit_concat(bits order by segment) as bits,
    (select array_agg(place order by number) from generate_series(0, max(segment)) number
     left join (select segment, row_number() over (order by segment) - 1 as place from ${name}) s
       on s.segment = number) as places
  from ${name}`

const isIn = (piece: SQL): SQL => sql`get_bit((select bits from ${piece}),
  ((select places from ${piece})[((product_id >> 13) + 1)::int] * 8192 + (product_id & 8191))::int) = 1`

function filtersOf(market: Market, { filters, price }: ListingQuery): Filter[] {
  const chosen = valueFacets.flatMap((facet): Filter[] => {
    const values = filters[facet]
    if (!values?.length) return []
    return [{ facet, name: named(`f_${facet}`), bits: bitsOfFilter(market, facet, values) }]
  })
  if (!price) return chosen
  return [...chosen, { facet: 'price', name: named('f_price'), bits: bitsOfPrice(market, price) }]
}

/** With fewer products that are known by the words of a term, those are shown too whose description has them. */
const fewProducts = 24
/** More would take long to read, and be of no use behind better ones. */
const mostDescribed = 2_000

/**
 * The products that a term finds, in tiers: by their names, brands and colours, by all that they are known by, and
 * where there are few of those, by their descriptions. The queries are made once, and not for each product.
 */
function matchesOf(market: Market, { all, names }: TermQuery): SQL[] {
  const words = partition('listing_words', market)
  const columns = sql.raw(
    'w.product_id, w.price, w.buyable, w.popularity, w.reduction, w.rating, w.online_since',
  )
  const asked = sql`(select asked from question)`
  return [
    sql`question as materialized (
      select ${matches(market, all)} as asked, ${matches(market, names)} as named)`,
    sql`known as materialized (
      select ${columns}, case when w.words @@ (select named from question) then 0 else 1 end as tier
      from ${words} w where w.words @@ ${asked})`,
    sql`matched as materialized (
      select * from known
      union all
      select ${columns}, 2 as tier from (
        select t.product_id from listing_texts t
        where (select count(*) from known) < ${sql.raw(String(fewProducts))} and t.words @@ ${asked}
          and t.language = ${market.language} and t.product_id not in (select product_id from known)
        limit ${sql.raw(String(mostDescribed))}) t
      join ${words} w on w.product_id = t.product_id and ${ofMarket(market, 'w')})`,
  ]
}

/** What is filtered: a category, what a term finds, both, or all products of the market. */
function baseOf(market: Market, { category }: ListingQuery, term: TermQuery | undefined): SQL[] {
  const id = sql`(select id from categories where locale = ${market.shopLocale} and key = ${category ?? ''})`
  const ofCategory = bitsOf(market, 'category', id)
  if (!term) return [sql`base as materialized (${category ? ofCategory : bitsOf(market, 'all', sql`0`)})`]
  return [
    ...matchesOf(market, term),
    ...(category
      ? [
          sql`found as materialized (${bitsOfRows(sql`matched`)})`,
          sql`ofcategory as materialized (${ofCategory})`,
          sql`base as materialized (${intersection([sql`found`, sql`ofcategory`])})`,
        ]
      : [sql`base as materialized (${bitsOfRows(sql`matched`)})`]),
  ]
}

/** The ids of the page; for results of a term with how well each fits. */
function pageOf(market: Market, query: ListingQuery, term: TermQuery | undefined, isFiltered: boolean): SQL {
  const { sort, page, pageSize } = query
  const entries = partition('listing_entries', market)
  const offset = (page - 1) * pageSize
  const limit = sql.raw(`limit ${pageSize} offset ${offset}`)
  if (term) {
    const order = sort === 'relevancy' ? sql`m.tier, ${orderOf(sort, 'm')}` : orderOf(sort, 'm')
    const where = isFiltered ? sql`where ${isIn(sql`piece`)}` : sql``
    return sql`select m.product_id, ${sort === 'relevancy' ? sql`m.tier` : sql`0`} as tier from matched m ${where} order by ${order} ${limit}`
  }
  // Walking the index until the page is full visits rows in inverse proportion to the hits; collecting the hits and
  // sorting them visits as many as there are. The cheaper of both is taken; the other one is never begun.
  const walks = sql`(select n from hits) ^ 2 > ${sql.raw(String((offset + pageSize) / 64))} * (select n from size)`
  const bounds: Partial<Record<typeof sort, SQL>> = {
    'price-asc': sql`and e.price >= (select low from span)`,
    'price-desc': sql`and e.price < (select beyond from span)`,
  }
  const order = orderOf(sort, 'e')
  return sql`
    (select e.product_id, 0 as tier from ${entries} e
      where ${walks} and ${isIn(sql`piece`)} ${bounds[sort] ?? sql``} order by ${order} ${limit})
    union all
    (select e.product_id, 0 as tier from ${entries} e
      where not (${walks}) and ${ofMarket(market, 'e')} and e.product_id = any(array(
        select segment * 8192::bigint + word * 64 + place
        from sel, generate_series(0, 127) word, generate_series(0, 63) place
        where not (${walks}) and substring(bits from word * 64 + 1 for 64) <> 0::bit(64)
          and get_bit(bits, word * 64 + place) = 1))
      order by ${order} ${limit})`
}

/** Counts of the values that filters offer: of a filter that is set as if it were not. */
function countsOf(market: Market, filters: readonly Filter[]): SQL {
  const bits = partition('listing_bits', market)
  const count = (name: SQL, condition: SQL) => sql`
    select b.facet, b.value, sum(bit_count(b.bits & s.bits))::int as n
    from ${bits} b join ${name} s using (segment) where ${ofMarket(market, 'b')} and ${condition} group by b.facet, b.value`
  const chosen = filters.filter(({ facet }) => facet !== 'price')
  const set = ['category', 'all', 'price', ...chosen.map(({ facet }) => facet)]
  const others = sql`b.facet not in (${sql.join(
    set.map((facet) => sql.raw(`'${facet}'`)),
    sql`, `,
  )})`
  return sql.join(
    [
      count(sql`sel`, others),
      ...filters.map(({ facet }) => count(named(`x_${facet}`), sql`b.facet = ${sql.raw(`'${facet}'`)}`)),
    ],
    sql` union all `,
  )
}

/** The lowest and the highest range of prices that something lies in, and where the latter ends. */
const spanOf = (market: Market, base: SQL): SQL => sql`span as materialized (
  select low, high, coalesce(
    (select min(start) from unnest(${sql.raw(`'{${priceRanges.join()}}'::int[]`)}) start where start > high),
    2147483647) as beyond
  from (select min(b.value) as low, max(b.value) as high from ${partition('listing_bits', market)} b join ${base} s using (segment)
    where ${ofMarket(market, 'b')} and b.facet = 'price' and bit_count(b.bits & s.bits) > 0) s)`

/**
 * One statement for a page of a listing: the hits, the cards of the page, the counts of all filters and the range of
 * prices. Filters are combined and counted as bits, so that its cost hardly depends on how much there is to find.
 */
export function listingStatement(market: Market, query: ListingQuery, term?: TermQuery): SQL {
  const filters = filtersOf(market, query)
  const names = filters.map(({ name }) => name)
  const entries = partition('listing_entries', market)
  const isPriced = query.price !== undefined
  const priceBase = isPriced ? sql`x_price` : sql`sel`
  const pricePiece = isPriced ? sql`pricepiece` : sql`piece`
  const chosen = Object.entries(query.filters).flatMap(([facet, values]) =>
    (values ?? []).map((value) => `${facet} ${value}`),
  )
  const parts = [
    ...baseOf(market, query, term),
    ...filters.map(({ name, bits }) => sql`${name} as materialized (${bits})`),
    sql`sel as materialized (${intersection([sql`base`, ...names], true)})`,
    ...filters.map(({ facet }) => {
      const rest = filters.filter((filter) => filter.facet !== facet).map(({ name }) => name)
      return sql`${named(`x_${facet}`)} as materialized (${intersection([sql`base`, ...rest], true)})`
    }),
    sql`hits as materialized (select coalesce(sum(bit_count(bits)), 0)::int as n from sel)`,
    sql`size as materialized (select count(*) * 8192 as n from (${bitsOf(market, 'all', sql`0`)}) s)`,
    sql`piece as materialized (${inOnePiece(sql`sel`)})`,
    ...(isPriced ? [sql`pricepiece as materialized (${inOnePiece(sql`x_price`)})`] : []),
    spanOf(market, priceBase),
    sql`page as materialized (${pageOf(market, query, term, filters.length > 0 || query.category !== undefined)})`,
    sql`counts as materialized (${countsOf(market, filters)})`,
  ]
  return sql`with ${sql.join(parts, sql`, `)}
    select (select n from hits) as hits,
      (select coalesce(json_agg(case when e.online_since > now() - interval '30 days'
          then e.card || '{"isNew":true}' else e.card end order by p.tier, ${orderOf(query.sort, 'e')}), '[]')
        from page p join ${entries} e on e.product_id = p.product_id and ${ofMarket(market, 'e')}) as cards,
      (select coalesce(json_agg(json_build_array(f.facet, f.value, f.labels ->> ${market.language}, f.swatch,
          f.position, coalesce(c.n, 0))), '[]')
        from facet_values f left join counts c on c.value = f.id and c.facet = f.facet
        where c.n > 0 or f.facet || ' ' || f.value in (
          select json_array_elements_text(${JSON.stringify(chosen)}::text::json))) as values,
      (select price from ${entries} where price >= (select low from span) and ${isIn(pricePiece)}
        order by price limit 1) as lowest,
      (select price from ${entries} where price >= (select high from span) and price < (select beyond from span) and ${isIn(pricePiece)}
        order by price desc limit 1) as highest`
}
