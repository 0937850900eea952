import { type SQL, sql } from 'drizzle-orm'
import { PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import { ofMarket, partition, textSearch } from '../sql'
import { foldedName } from './folded-name'
import type { SuggestedProduct } from './suggested-product'
import type { Synonyms } from './synonyms'
import { termQuery } from './term'

/** How many suggestions of each kind are read. The best of them are shown. */
export const mostSuggestions = 20
/** For frequent prefixes: how many products are scanned in order of popularity. */
const walked = 400
/** If the scan finds too few: how many matches are collected and sorted by popularity. */
const gathered = 300

const text = (name: string) => sql`${sql.placeholder(name)}::text`

/** What begins as it was typed, which stemming the last word would widen. */
const begunSearch = (last: SQL) => sql`to_tsquery('simple', ${last} || ':*AB')`

/** The statement for all suggestions of a market. */
function statementOf(market: Market): SQL {
  const asked = sql`(select asked from question)`
  const table = partition('listing_words', market)
  const order = sql.raw('buyable desc, popularity desc, product_id')
  const brand = sql.raw(`(f.labels ->> '${market.language}')`)
  const named = (name: SQL) => sql`(' ' || ${foldedName(name)}) like all(${sql.placeholder('parts')}::text[])`
  return sql`with question as materialized (
      select ${textSearch(market, text('all'))} as asked, ${textSearch(market, text('names'))} as named,
        ${begunSearch(text('last'))} as begun),
    walk as materialized (
      select product_id, buyable, popularity, words @@ (select begun from question) as begun from (
        select product_id, buyable, popularity, words from ${table} order by ${order}
        limit ${sql.raw(String(walked))}) w
      where words @@ (select named from question) order by begun desc, ${order}
      limit ${sql.raw(String(mostSuggestions))}),
    gathering as materialized (
      select product_id, buyable, popularity, words @@ (select named from question) as named,
        words @@ (select named && begun from question) as begun from ${table}
      where (select count(*) from walk) < ${sql.raw(String(mostSuggestions))} and words @@ ${asked}
      limit ${sql.raw(String(gathered))}),
    numbered as materialized (
      select distinct product_id from product_keys where key = ${text('key')} and key <> ''),
    chosen as materialized (
      select product_id, min(place) as place from (
        select product_id, 0 as place from numbered
        union all (select product_id, row_number() over (order by begun desc, ${order}) from walk)
        union all (select product_id, 100 + row_number() over (order by begun desc, named desc, ${order}) from gathering
          order by begun desc, named desc, ${order} limit ${sql.raw(String(mostSuggestions))})) s
      group by product_id order by place limit ${sql.raw(String(mostSuggestions))})
    select
      (select coalesce(json_agg(e.card order by c.place), '[]') from chosen c
        join ${partition('listing_entries', market)} e on e.product_id = c.product_id and ${ofMarket(market, 'e')})
        as products,
      (select coalesce(json_agg(json_build_object('label', s.name, 'path', s.path)), '[]') from (
        select c.name, c.path from categories c
        where c.locale = ${sql.raw(`'${market.shopLocale}'`)} and not c.hidden and ${named(sql`c.name`)}
        order by length(c.name), c.position limit ${sql.raw(String(mostSuggestions))}) s) as categories,
      (select coalesce(json_agg(s.label), '[]') from (
        select ${brand} as label from facet_values f
        where f.facet = 'brand' and ${named(brand)}
          and exists (select from ${partition('listing_bits', market)} b
            where ${ofMarket(market, 'b')} and b.facet = 'brand' and b.value = f.id and bit_count(b.bits) > 0)
        order by length(f.value), f.value limit ${sql.raw(String(mostSuggestions))}) s) as brands,
      (select coalesce(json_agg(s.label), '[]') from (
        select w.label from search_words w
        where cardinality(${sql.placeholder('parts')}::text[]) = 1
          and w.language = ${sql.raw(`'${market.language}'`)} and w.word ~>=~ ${text('last')}
          and w.word ~<~ (${text('last')} || '~') and w.frequency > 0
        order by w.frequency desc, w.word limit ${sql.raw(String(mostSuggestions))}) s) as terms`
}

export type SuggestionRow = {
  products: SuggestedProduct[]
  categories: { label: string; path: string }[]
  brands: string[]
  /** Words that begin with a single word; what several may become is in the names of their products. */
  terms: string[]
}

const statements = memoize(
  ({ shopLocale }: Market) => shopLocale,
  (market) => new PreparedStatement<SuggestionRow>(statementOf(market)),
)

/** The statement with its values. */
export function suggestStatement(
  market: Market,
  { words, key, synonyms }: { words: readonly string[]; key: string; synonyms?: Synonyms },
) {
  const { all, names } = termQuery(
    words.map((word, index) => ({ word, isPrefix: index === words.length - 1 })),
    market,
    synonyms && { synonyms },
  )
  const parts = `{${words.map((word) => `%${word}%`).join()}}`
  return { statement: statements(market), values: { all, names, key, last: words.at(-1) ?? '', parts } }
}
