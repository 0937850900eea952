import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import type { Sort } from './query'
import { searchConfigs } from './search/search-configs'

/** A name as a part of a statement. */
export const named = (name: string): SQL => sql`${sql.identifier(name)}`

/** What a listing is asked for, as the columns of its part `input`. */
const columns = {
  category: 'text',
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
 * The values of a listing, from the parameter `input` in JSON. They stand in a part of their own, for the planner not
 * to know them: a plan that suits them alone would not be kept, and planning costs as much as the rest.
 */
export const inputPart = sql`input as materialized (
  select * from json_to_record(${sql.placeholder('input')}::text::json) as i(${sql.raw(
    Object.entries(columns)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(', '),
  )}))`

export const value = (name: keyof typeof columns): SQL => sql`(select ${sql.identifier(name)} from input)`

/** The partition of a table that holds a market. Asked for by its name, it costs no planning of the others. */
export const partition = (
  table: 'listing_entries' | 'listing_words' | 'listing_bits',
  { shopLocale }: Pick<Market, 'shopLocale'>,
): SQL => named(`${table}_${shopLocale.replace('-', '_')}`)

/** The market in a condition. The primary keys begin with it, although a partition holds nothing else. */
export const ofMarket = ({ shopLocale }: Pick<Market, 'shopLocale'>, table: string): SQL =>
  sql`${sql.identifier(table)}.locale = ${sql.raw(`'${shopLocale.replace(/[^a-z-]/g, '')}'`)}`

/**
 * In this segment of categories and words the bits do not stand for products, but for the filter values that any of their
 * products ever had, by the last digits of the ids: values that cannot be among results are not counted. What categories
 * and words have in common has those values in common, at most, so that this segment is combined like all others.
 */
export const valuesSegment: SQL = sql.raw('-1')

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

/** The same columns without their directions, for what is ordered by them further out. */
export const orderColumns = (sort: Sort, table: string): SQL =>
  sql.raw(orders[sort].map((column) => `${table}.${column.replace(' desc', '')}`).join(', '))

/** The bits of products, from rows with their ids. */
export const bitsOfRows = (rows: SQL): SQL => sql`
  select (product_id >> 13)::int as segment, bits_at((product_id & 8191)::int, 1) as bits
  from ${rows} group by 1`

/** What is asked in the language of `to_tsquery`, as a query in the language of a market. */
export const textSearch = ({ language }: Pick<Market, 'language'>, query: SQL): SQL =>
  sql`to_tsquery(${sql.raw(`'${searchConfigs[language]}'`)}, ${query})`
