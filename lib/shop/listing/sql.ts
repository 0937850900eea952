import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import type { Sort } from './query'

/** The partition of a table for a market. Naming it avoids planning the other partitions. */
export const partition = (
  table: 'listing_entries' | 'listing_words' | 'listing_bits',
  { shopLocale }: Pick<Market, 'shopLocale'>,
): SQL => sql`${sql.identifier(`${table}_${shopLocale.replace('-', '_')}`)}`

/** A condition on the market. Primary keys begin with it, although a partition holds only one market. */
export const ofMarket = ({ shopLocale }: Pick<Market, 'shopLocale'>, table: string): SQL =>
  sql`${sql.identifier(table)}.locale = ${sql.raw(`'${shopLocale.replace(/[^a-z-]/g, '')}'`)}`

/** Each order once: the other direction of the price is the same backwards. */
export type IndexedSort = Exclude<Sort, 'price-desc'>

/** The sort columns of each order, as in its index; ties are ordered by id. */
const orders: Record<IndexedSort, readonly string[]> = {
  relevancy: ['buyable desc', 'popularity desc', 'product_id'],
  'price-asc': ['price', 'product_id'],
  newest: ['online_since desc', 'product_id'],
  reduction: ['reduction desc', 'product_id'],
  rating: ['rating desc', 'product_id'],
}
export const orderOf = (sort: IndexedSort, table: string): SQL =>
  sql.raw(orders[sort].map((column) => `${table}.${column}`).join(', '))
