import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import { listingVersion } from '../index-rows/listing-version'
import { ofMarket, partition } from '../sql'
import { mayBeProductKey, productKey } from './fold'
import { isSearchTarget, searchRedirectKey } from './search-redirects'

type Row = { version: number; redirect: string | null; href: string | null; variant: string | null }

const statements = memoize(
  ({ shopLocale }: Market) => shopLocale,
  (market) =>
    new PreparedStatement<Row>(sql`
      select ${listingVersion} as version, (select target from search_redirects
          where locale = ${sql.raw(`'${market.shopLocale}'`)} and term = ${sql.placeholder('redirect')}) as redirect,
        found.href, found.variant
      from (select 1) one left join lateral (
        select e.card ->> 'href' as href, k.variant from product_keys k
        join ${partition('listing_entries', market)} e on e.product_id = k.product_id and ${ofMarket(market, 'e')}
        where k.key = ${sql.placeholder('key')} order by k.rank, e.popularity desc, e.product_id limit 1
      ) found on true`),
)

/** A page, or undefined, and the version of the listings. */
type Target = { version: number; target?: string }

/**
 * The page that a term leads to directly: the redirect entered for it, or the product with that number. If several
 * siblings share a displayed number, the most popular one.
 */
export async function findTarget(db: Database, market: Market, term: string): Promise<Target> {
  const key = mayBeProductKey(term) ? productKey(term) : ''
  const [row] = await statements(market).run(db, { redirect: searchRedirectKey(term, market), key })
  const { version = 0, redirect, href, variant } = row ?? {}
  if (redirect && isSearchTarget(redirect)) return { version, target: redirect }
  if (!href) return { version }
  return { version, target: variant ? `${href}?variant=${encodeURIComponent(variant)}` : href }
}
