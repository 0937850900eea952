import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { allMarkets } from '@/lib/platform/markets'
import { products } from '@/lib/shop/catalogue'
import { facetsVersion } from '../facets'
import { entryRevision } from './entry'
import { listingVersions, staleListings } from './tables'

const madeFor = [
  facetsVersion,
  `entries ${entryRevision}`,
  ...allMarkets.map(({ shopLocale }) => shopLocale).sort(),
].join(' ')

/**
 * Puts all products on the list of those whose entries are written anew, where filters, entries or markets are others than those
 * that the entries were made for: a new one has the products that were there before it.
 */
export const noteMadeFor = (db: Database): Promise<unknown> =>
  db.execute(sql`
    with noted as (
      insert into ${listingVersions} as v (version, made_for) values (0, ${madeFor})
      on conflict (one) do update set made_for = excluded.made_for
        where v.made_for is distinct from excluded.made_for
      returning one
    )
    insert into ${staleListings} (product_id) select p.id from ${products} p, noted on conflict do nothing`)
