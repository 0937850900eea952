import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import { readVersion } from '../index-rows/listing-version'
import { ofMarket, partition } from '../sql'
import { mayBeProductKey, productKey } from './fold'
import { isSearchTarget, readSearchRedirects, searchRedirectKey } from './search-redirects'

type Row = { href: string; variant: string | null }

const statements = memoize(
  ({ shopLocale }: Market) => shopLocale,
  (market) =>
    new PreparedStatement<Row>(sql`
      select e.card ->> 'href' as href, k.variant from product_keys k
      join ${partition('listing_entries', market)} e on e.product_id = k.product_id and ${ofMarket(market, 'e')}
      where k.key = ${sql.placeholder('key')} order by k.rank, e.popularity desc, e.product_id limit 1`),
)

/** A page, or undefined, and the version of the listings. */
type Target = { version: number; target?: string }

/**
 * The page that a term leads to directly: the redirect entered for it, or the product with that number. If several
 * siblings share a displayed number, the most popular one.
 */
export async function findTarget(db: Database, market: Market, term: string): Promise<Target> {
  const version = await readVersion(db)
  const redirects = await readSearchRedirects(db, market, version)
  const redirect = redirects.get(searchRedirectKey(term, market))
  if (redirect !== undefined && isSearchTarget(redirect)) return { version, target: redirect }
  if (!mayBeProductKey(term)) return { version }
  const [row] = await statements(market).run(db, { key: productKey(term) })
  if (!row) return { version }
  const { href, variant } = row
  return { version, target: variant ? `${href}?variant=${encodeURIComponent(variant)}` : href }
}
