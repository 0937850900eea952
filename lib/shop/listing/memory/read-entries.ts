import { sql } from 'drizzle-orm'
import { type Database, idArray } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { EntryRow } from '../index-rows/write-entries'
import { ofMarket, partition } from '../sql'

/** What an index holds of a product, apart from its card. */
export type IndexedEntry = Omit<EntryRow, 'locale' | 'product_id' | 'number' | 'online_since' | 'card'> & {
  id: number
  /** Microseconds since 1970. */
  onlineSince: number
  /** The search words as the text of a `tsvector`. */
  words: string
  /** The transaction that wrote them. */
  writer: number
}

const readAtOnce = 500

/** Reads products of a market in short statements, so that others get their turn. Those that it does not have are left out. */
export async function readIndexed(
  db: Database,
  market: Market,
  ids: readonly number[],
): Promise<IndexedEntry[]> {
  const found: IndexedEntry[] = []
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const rows = await db.execute<{ entry: IndexedEntry }>(sql`
      select json_build_object('id', e.product_id, 'article', e.article, 'categories', e.categories,
        'facets', e.facets, 'price', e.price, 'reduction', e.reduction, 'buyable', e.buyable,
        'popularity', e.popularity, 'rating', e.rating,
        'onlineSince', (extract(epoch from e.online_since) * 1000000)::bigint,
        'words', coalesce(w.words::text, ''), 'writer', coalesce(w.xmin::text::bigint, 0)) as entry
      from ${partition('listing_entries', market)} e
      left join ${partition('listing_words', market)} w on w.locale = e.locale and w.product_id = e.product_id
      where ${ofMarket(market, 'e')} and e.product_id = any(${idArray(ids.slice(from, from + readAtOnce))})`)
    for (const { entry } of rows) found.push(entry)
  }
  return found
}
