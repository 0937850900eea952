import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { ofMarket, orderOf, partition } from './sql'

/** The paths of the pages of the most popular products of a market. */
export async function popularPaths(db: Database, market: Market, count: number): Promise<string[]> {
  const rows = await db.execute<{ path: string }>(sql`
    select e.card ->> 'href' as path from ${partition('listing_entries', market)} e
    where ${ofMarket(market, 'e')} order by ${orderOf('relevancy', 'e')} limit ${count}::integer`)
  return rows.map(({ path }) => path)
}
