import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import type { Sort } from './query'
import { searchConfigs } from './search/search-configs'

/** An identifier in a statement. */
export const named = (name: string): SQL => sql`${sql.identifier(name)}`

/** The inputs of a listing, as the columns of its part `input`. */
const columns = {
  category: 'text',
  within: 'int[]',
  words: 'json',
  parts: 'json',
  slots: 'json',
  everything: 'text',
  few: 'int',
  facets: 'text[]',
  chosen: 'json',
  shown: 'text[]',
  ranges: 'int[]',
  firstLow: 'int',
  firstHigh: 'int',
  lastLow: 'int',
  lastHigh: 'int',
  offset: 'int',
  limit: 'int',
  end: 'int',
} as const
export type Input = Partial<Record<keyof typeof columns, unknown>>

/**
 * The values of a listing, from the parameter `input` in JSON. A separate part hides them from the planner, so that
 * PostgreSQL keeps a generic plan: planning costs as much as running the statement.
 */
export const inputPart = sql`input as materialized (
  select * from json_to_record(${sql.placeholder('input')}::text::json) as i(${sql.raw(
    Object.entries(columns)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(', '),
  )}))`

export const value = (name: keyof typeof columns): SQL => sql`(select ${sql.identifier(name)} from input)`

/** The partition of a table for a market. Naming it avoids planning the other partitions. */
export const partition = (
  table: 'listing_entries' | 'listing_words' | 'listing_bits',
  { shopLocale }: Pick<Market, 'shopLocale'>,
): SQL => named(`${table}_${shopLocale.replace('-', '_')}`)

/** A condition on the market. Primary keys begin with it, although a partition holds only one market. */
export const ofMarket = ({ shopLocale }: Pick<Market, 'shopLocale'>, table: string): SQL =>
  sql`${sql.identifier(table)}.locale = ${sql.raw(`'${shopLocale.replace(/[^a-z-]/g, '')}'`)}`

/**
 * In this segment of categories and words, bits stand for filter values instead of products: those that any of their
 * products has ever had, by the last digits of the ids. Values outside them cannot be among the results and are not
 * counted. The intersection of categories and words has at most the values that both have, so this segment is combined
 * like all others.
 */
export const valuesSegment: SQL = sql.raw('-1')

/** The bits of a facet's values in a market. */
export const bitsOf = (market: Pick<Market, 'shopLocale'>, facet: string, values: SQL): SQL => sql`
  select b.segment, b.bits from ${partition('listing_bits', market)} b
  where ${ofMarket(market, 'b')} and b.facet = ${sql.raw(`'${facet.replace(/[^a-z]/g, '')}'`)} and b.value = ${values}`

/** The sort columns of each order, as in its index; ties are ordered by id. */
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

/** The same columns without directions, for an outer query that sorts by them. */
export const orderColumns = (sort: Sort, table: string): SQL =>
  sql.raw(orders[sort].map((column) => `${table}.${column.replace(' desc', '')}`).join(', '))

/** The card of an entry, which is new for 30 days. */
export const cardOf = (entry: SQL): SQL => sql`case when ${entry}.online_since > now() - interval '30 days'
  then ${entry}.card || '{"isNew":true}' else ${entry}.card end`

/** The bits of products, from rows with their ids. */
export const bitsOfRows = (rows: SQL): SQL => sql`
  select (product_id >> 13)::int as segment, bits_at((product_id & 8191)::int, 1) as bits
  from ${rows} group by 1`

/** A `to_tsquery` expression as a query in a market's language. */
export const textSearch = ({ language }: Pick<Market, 'language'>, query: SQL): SQL =>
  sql`to_tsquery(${sql.raw(`'${searchConfigs[language]}'`)}, ${query})`
