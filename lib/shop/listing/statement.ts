import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/markets'
import { countsOf } from './counts'
import { filterParts, isFiltered } from './filters'
import { countOf, idsOf, inOneRow, isIn, segmentParts } from './pieces'
import { endParts, priceAt } from './price-ends'
import type { ListingQuery } from './query'
import { bitsOf, bitsOfRows, matches, ofMarket, orderOf, partition } from './sql'

/** A term as it is asked of the database: all words anywhere, and all among names, brands and colours. */
export type TermQuery = { all: string; names: string }

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
          sql`base as materialized (
            select segment, f.bits & c.bits as bits from found f join ofcategory c using (segment))`,
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
    const where = isFiltered ? sql`where ${isIn(sql`select bits from piece`)}` : sql``
    return sql`select m.product_id, ${sort === 'relevancy' ? sql`m.tier` : sql`0`} as tier from matched m ${where} order by ${order} ${limit}`
  }
  // Walking the index until the page is full visits rows in inverse proportion to the hits; collecting the hits and
  // sorting them visits as many as there are. The cheaper of both is taken; the other one is never begun.
  const walks = sql`(select n from hits) ^ 2 > ${sql.raw(String((offset + pageSize) / 64))} * (select size from layout)`
  const bounds: Partial<Record<typeof sort, SQL>> = {
    'price-asc': sql`and e.price >= (select low from span)`,
    'price-desc': sql`and e.price < (select beyond from span)`,
  }
  const order = orderOf(sort, 'e')
  return sql`
    (select e.product_id, 0 as tier from ${entries} e
      where ${walks} and ${isIn(sql`select bits from piece`)} ${bounds[sort] ?? sql``} order by ${order} ${limit})
    union all
    (select e.product_id, 0 as tier from ${entries} e
      where not (${walks}) and ${ofMarket(market, 'e')} and e.product_id = any(array(
        select id from (${idsOf(sql`sel`)}) s where not (${walks})))
      order by ${order} ${limit})`
}

/**
 * One statement for a page of a listing: the hits, the cards of the page, the counts of all filters and the range of
 * prices. Filters are combined and counted as bits, so that its cost hardly depends on how much there is to find.
 */
export function listingStatement(market: Market, query: ListingQuery, term?: TermQuery): SQL {
  const filtered = isFiltered(query)
  const entries = partition('listing_entries', market)
  const chosen = Object.entries(query.filters).flatMap(([facet, values]) =>
    (values ?? []).map((value) => `${facet} ${value}`),
  )
  const [priced, pricedBits] = query.price
    ? [
        sql`(select segment, bits from "except" where facet = 'price')`,
        sql`select bits from exceptpiece where facet = 'price'`,
      ]
    : [sql`sel`, sql`select bits from piece`]
  const parts = [
    ...segmentParts(market),
    ...baseOf(market, query, term),
    ...(filtered
      ? filterParts(market, query)
      : [sql`sel as materialized (select segment, bits from base where bit_count(bits) > 0)`]),
    sql`piece as materialized (${inOneRow(sql`sel`)})`,
    sql`hits as materialized (${countOf(sql`sel`)})`,
    sql`counts as materialized (${countsOf(market, filtered)})`,
    ...endParts(market, priced),
    sql`page as materialized (${pageOf(market, query, term, filtered || query.category !== undefined)})`,
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
      ${priceAt(market, 'low', pricedBits)} as lowest,
      ${priceAt(market, 'high', pricedBits)} as highest`
}
