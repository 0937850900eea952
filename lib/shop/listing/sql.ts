import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/markets'
import { searchConfigs } from '@/lib/shop/search/search-configs'
import type { Sort } from './query'

/** A name as a part of a statement. */
export const named = (name: string): SQL => sql`${sql.identifier(name)}`

/** The partition of a table that holds a market. Asked for by its name, it costs no planning of the others. */
export const partition = (
  table: 'listing_entries' | 'listing_words' | 'listing_bits',
  { shopLocale }: Pick<Market, 'shopLocale'>,
): SQL => named(`${table}_${shopLocale.replace('-', '_')}`)

/** The market in a condition. The primary keys begin with it, although a partition holds nothing else. */
export const ofMarket = ({ shopLocale }: Pick<Market, 'shopLocale'>, table: string): SQL =>
  sql`${sql.identifier(table)}.locale = ${sql.raw(`'${shopLocale.replace(/[^a-z-]/g, '')}'`)}`

/** The bits of a facet's values in a market. */
export const bitsOf = (market: Pick<Market, 'shopLocale'>, facet: string, values: SQL): SQL => sql`
  select b.segment, b.bits from ${partition('listing_bits', market)} b
  where ${ofMarket(market, 'b')} and b.facet = ${sql.raw(`'${facet.replace(/[^a-z]/g, '')}'`)} and b.value = ${values}`

/** The columns by which each order sorts, as its index has them; what is equal stands by the id. */
const orders: Record<Sort, readonly string[]> = {
  relevancy: ['buyable desc', 'popularity desc', 'product_id'],
  'price-asc': ['price', 'product_id'],
  'price-desc': ['price desc', 'product_id desc'],
  newest: ['online_since desc', 'product_id'],
  reduction: ['reduction desc', 'product_id'],
  rating: ['rating desc', 'product_id'],
}
export const orderOf = (sort: Sort, table: string): SQL =>
  sql.raw(orders[sort].map((column) => `${table}.${column}`).join(', '))

/** A list of texts as an array of PostgreSQL. */
export const textList = (texts: readonly string[]): SQL =>
  sql`array(select json_array_elements_text(${JSON.stringify(texts)}::text::json))`

/** The bits of products, from rows with their ids. */
export const bitsOfRows = (rows: SQL): SQL => sql`
  select (product_id >> 13)::int as segment, bits_at((product_id & 8191)::int, 1) as bits
  from ${rows} group by 1`

/** A term of search in the language of `to_tsquery`. */
export const matches = ({ language }: Pick<Market, 'language'>, query: string): SQL =>
  sql`to_tsquery(${sql.raw(`'${searchConfigs[language]}'`)}, ${query})`
