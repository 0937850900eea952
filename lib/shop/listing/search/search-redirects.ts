import { sql } from 'drizzle-orm'
import { type Database, type Executor, recordset } from '@/lib/platform/db'
import { allMarkets, type Market, screenAt } from '@/lib/platform/markets'
import { ttlCache } from '@/lib/platform/memory'
import { isLocalPath } from '@/lib/platform/security'
import type { SourceSearchRedirect } from '@/schemas/shop'
import { countSearchChange } from '../index-rows/listing-version'
import { fold } from './fold'

/** The key of a search redirect: the folded words of its term. */
export const searchRedirectKey = (term: string, market: Pick<Market, 'language'>): string =>
  fold(term, market.language)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean)
    .join(' ')

/** Whether a search may lead to a target: a page of this site, or of another one by https. */
export const isSearchTarget = (target: string): boolean =>
  isLocalPath(target) || (/^https:\/\/[^\s\\]+$/i.test(target) && URL.canParse(target))

/** Why a search must not lead to a target, or undefined. From search to search it might go round in circles. */
export function searchTargetProblem(target: string): string | undefined {
  if (!isSearchTarget(target)) return 'is neither a path of this site nor an https address'
  const [, code, ...tail] = target.replace(/[?#].*$/s, '').split('/')
  const market = allMarkets.find((one) => one.code === code)
  return market && screenAt(market, tail.join('/')) === 'search' ? 'leads to a search again' : undefined
}

/** Targets are stored as a Location header carries them. */
const encoded = (target: string) => target.replace(/[^\x21-\x7e]+/g, encodeURIComponent)

/** Writes search redirects, each with a key of its own. Returns how many changed. */
export async function writeSearchRedirects(
  db: Executor,
  sources: readonly SourceSearchRedirect[],
): Promise<number> {
  const found = sources.flatMap(({ locale, term, target }) => {
    const market = allMarkets.find(({ shopLocale }) => shopLocale === locale)
    return market ? [{ locale, term: searchRedirectKey(term, market), target: encoded(target) }] : []
  })
  if (found.length === 0) return 0
  const rows = await db.execute(sql`
    insert into search_redirects as r (locale, term, target)
    select locale, term, target from ${recordset(found, 'locale text, term text, target text')}
    on conflict (locale, term) do update set target = excluded.target where r.target <> excluded.target
    returning term`)
  if (rows.length > 0) await countSearchChange(db, [])
  return rows.length
}

/** Targets by the keys of their terms. */
type SearchRedirects = ReadonlyMap<string, string>

const memory = ttlCache<SearchRedirects>({ most: 16, seconds: 600 })

/** The redirects of a market at a version of the listings, which changes with them. */
export const readSearchRedirects = (
  db: Database,
  { shopLocale }: Market,
  version: number,
): Promise<SearchRedirects> =>
  memory(db, `${version} ${shopLocale}`, async () => {
    const rows = await db.execute<{ term: string; target: string }>(
      sql`select term, target from search_redirects where locale = ${shopLocale}`,
    )
    return new Map(rows.map(({ term, target }) => [term, target]))
  })
