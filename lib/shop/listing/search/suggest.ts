import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { PreparedStatement } from '@/lib/platform/db'
import { typeset } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { memoize, ttlCache } from '@/lib/platform/memory'
import type { ProductCard } from '@/schemas/shop'
import { readVersion } from '../index-rows/listing-version'
import { listingAddress } from '../listing-address'
import { ofMarket, partition, textSearch } from '../sql'
import { mayBeProductKey, productKey } from './fold'
import { readSynonyms, type Synonyms } from './synonyms'
import { termQuery, termWords } from './term'

type Suggestions = {
  products: Pick<
    ProductCard,
    'number' | 'href' | 'brand' | 'name' | 'lang' | 'image' | 'price' | 'before' | 'from'
  >[]
  categories: { label: string; href: string }[]
  brands: { label: string; href: string }[]
  /** Terms that begin with the input, with the address of their results. */
  terms: { label: string; href: string }[]
}

const noSuggestions: Suggestions = { products: [], categories: [], brands: [], terms: [] }

const most = 5
/** For frequent prefixes: how many products are scanned in order of popularity. */
const walked = 400
/** If the scan finds too few: how many matches are collected and sorted by popularity. */
const gathered = 300

const letters = { from: 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', to: 'aaaaaaceeeeiiiinooooouuuuyy' }
/** A name folded in SQL. Two-letter spellings of umlauts are not folded, because names do not use them. */
const foldedName = (name: SQL) =>
  sql`translate(replace(lower(${name}), 'ß', 'ss'), ${sql.raw(`'${letters.from}'`)}, ${sql.raw(`'${letters.to}'`)})`

const text = (name: string) => sql`${sql.placeholder(name)}::text`

/** The statement for all suggestions of a market. */
function statementOf(market: Market): SQL {
  const asked = sql`(select asked from question)`
  const table = partition('listing_words', market)
  const order = sql.raw('buyable desc, popularity desc, product_id')
  const brand = sql.raw(`(f.labels ->> '${market.language}')`)
  const named = (name: SQL) => sql`(' ' || ${foldedName(name)}) like all(${sql.placeholder('parts')}::text[])`
  return sql`with question as materialized (
      select ${textSearch(market, text('all'))} as asked, ${textSearch(market, text('names'))} as named),
    walk as materialized (
      select product_id, buyable, popularity from (
        select product_id, buyable, popularity, words from ${table} order by ${order}
        limit ${sql.raw(String(walked))}) w
      where words @@ (select named from question) limit ${sql.raw(String(most))}),
    gathering as materialized (
      select product_id, buyable, popularity, words @@ (select named from question) as named from ${table}
      where (select count(*) from walk) < ${sql.raw(String(most))} and words @@ ${asked}
      limit ${sql.raw(String(gathered))}),
    numbered as materialized (
      select distinct product_id from product_keys where key = ${text('key')} and key <> ''),
    chosen as materialized (
      select product_id, min(place) as place from (
        select product_id, 0 as place from numbered
        union all (select product_id, row_number() over (order by ${order}) from walk)
        union all (select product_id, 100 + row_number() over (order by named desc, ${order}) from gathering
          order by named desc, ${order} limit ${sql.raw(String(most))})) s
      group by product_id order by place limit ${sql.raw(String(most))})
    select
      (select coalesce(json_agg(e.card order by c.place), '[]') from chosen c
        join ${partition('listing_entries', market)} e on e.product_id = c.product_id and ${ofMarket(market, 'e')})
        as products,
      (select coalesce(json_agg(json_build_object('label', s.name, 'path', s.path)), '[]') from (
        select c.name, c.path from categories c
        where c.locale = ${sql.raw(`'${market.shopLocale}'`)} and not c.hidden and ${named(sql`c.name`)}
        order by length(c.name), c.position limit ${sql.raw(String(most))}) s) as categories,
      (select coalesce(json_agg(s.label), '[]') from (
        select ${brand} as label from facet_values f
        where f.facet = 'brand' and ${named(brand)}
          and exists (select from ${partition('listing_bits', market)} b
            where ${ofMarket(market, 'b')} and b.facet = 'brand' and b.value = f.id and bit_count(b.bits) > 0)
        order by length(f.value), f.value limit ${sql.raw(String(most))}) s) as brands,
      (select coalesce(json_agg(s.label), '[]') from (
        select w.label from search_words w
        where w.language = ${sql.raw(`'${market.language}'`)} and w.word ~>=~ ${text('last')}
          and w.word ~<~ (${text('last')} || '~') and w.frequency > 0
        order by w.frequency desc, w.word limit ${sql.raw(String(most))}) s) as terms`
}

type Row = {
  products: ProductCard[]
  categories: { label: string; path: string }[]
  brands: string[]
  terms: string[]
}

const statements = memoize(
  ({ shopLocale }: Market) => shopLocale,
  (market) => new PreparedStatement<Row>(statementOf(market)),
)

/** The statement with its values. */
export function suggestStatement(
  market: Market,
  words: readonly string[],
  { key, synonyms }: { key: string; synonyms?: Synonyms },
) {
  const { all, names } = termQuery(
    words.map((word, index) => ({ word, isPrefix: index === words.length - 1 })),
    market,
    synonyms && { synonyms },
  )
  const parts = `{${words.map((word) => `%${word}%`).join()}}`
  return { statement: statements(market), values: { all, names, key, last: words.at(-1) ?? '', parts } }
}

async function ask(
  db: Database,
  market: Market,
  words: readonly string[],
  given: { key: string; synonyms: Synonyms },
): Promise<Suggestions> {
  const { statement, values } = suggestStatement(market, words, given)
  const [row] = await statement.run(db, values)
  if (!row) return noSuggestions
  const searchPath = screenPath(market, 'search')
  const toSearch = (label: string) => ({ label, href: listingAddress(searchPath, { term: label }) })
  return {
    products: row.products.map(({ number, href, brand, name, lang, image, price, before, from }) => ({
      number,
      href,
      brand,
      name,
      price,
      from,
      ...(lang && { lang }),
      ...(image && { image }),
      ...(before !== undefined && { before }),
    })),
    categories: row.categories.map(({ label, path }) => ({
      label: typeset(label, market),
      href: `/${market.code}/${path}/`,
    })),
    brands: row.brands.map(toSearch),
    terms: row.terms.map((label) => toSearch(typeset([...words.slice(0, -1), label].join(' '), market))),
  }
}

/** Short inputs are requested again and again. What is remembered belongs to a version of the listings. */
const memory = ttlCache<Suggestions>({ most: 4_000, seconds: 30 })

/** Suggestions for an input: products, categories, brands and terms. */
export async function suggest(db: Database, market: Market, term: string): Promise<Suggestions> {
  const words = termWords(term, market)
  if (words.length === 0) return noSuggestions
  const key = mayBeProductKey(term) ? productKey(term) : ''
  const version = await readVersion(db)
  return memory(db, `${version} ${market.shopLocale} ${key} ${words.join(' ')}`, async () =>
    ask(db, market, words, { key, synonyms: await readSynonyms(db, market.language, version) }),
  )
}
