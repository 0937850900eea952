import { and, asc, desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { withoutParameters } from '@/lib/platform/http'
import { contentKey, type Market } from '@/lib/platform/markets'
import { fillTarget, isPattern, literalLength, longestPath, matchPattern, mostPatterns } from './pattern'
import { longestQuery, parametersOf, queriesWithin } from './query'
import { decoded, isSafeTarget, pageAt, placeOutside } from './redirect-path'
import { redirects } from './tables'

export type Redirect = {
  target: string
  statusCode: number
  /** The parameters that told the page of the old address: they do not go on to the target. */
  told?: string[]
}

export type Asked = {
  /** The query of the request, with its question mark. */
  search?: string
  /**
   * The path lies outside of the markets, where old addresses of the domain may: redirects of the other markets count,
   * too, after those of the visitor's.
   */
  others?: readonly Market[]
}

/** More steps than any redirect leads on in good faith. */
const longestChain = 10

/**
 * Encodes a target for the Location header, because editors type it unencoded: `/de/größen/` → `/de/gr%C3%B6%C3%9Fen/`.
 */
const encoded = (target: string) => target.replace(/[^\x21-\x7e]+/g, encodeURIComponent)

type Place = { locales: readonly string[]; path: string; search: string }
type Found = Redirect & { id: number; locale: string; path: string }

const { id, locale, path: source, target, statusCode } = redirects
const columns = { id, locale, path: source, target, statusCode }

/**
 * The redirects with wildcards of some markets; of more than there may be, as earlier releases stored them, those that say
 * most. The condition is spelled as that of their index.
 */
const patternsOf = (db: Database, locales: readonly string[]) =>
  db
    .select(columns)
    .from(redirects)
    .where(and(inArray(locale, [...locales]), sql`${source} like '%*%'`))
    .orderBy(desc(sql`length(replace(${source}, '*', ''))`), asc(id))
    .limit(mostPatterns * locales.length)

/** The redirect that says most of an address: its query before its path alone, and both before a pattern. */
async function lookUp(db: Database, { locales, path, search }: Place): Promise<Found | undefined> {
  // PostgreSQL rejects a text with a NUL character, which a wildcard may have taken up, too.
  if (path.includes('\0')) return undefined
  const sources = queriesWithin(search).map((query) => (query === '' ? path : `${path}?${query}`))
  const rank = (row: { locale: string; path: string }) =>
    locales.indexOf(row.locale) * (sources.length + 1) + sources.indexOf(row.path)
  const rows = await db
    .select(columns)
    .from(redirects)
    .where(and(inArray(locale, [...locales]), inArray(source, sources)))
  const [exact] = rows.filter((row) => !isPattern(row.path)).sort((a, b) => rank(a) - rank(b))
  if (exact) return { ...exact, told: parametersOf(exact.path) }
  const patterns = await patternsOf(db, locales)
  const tried = patterns.toSorted(
    (a, b) =>
      locales.indexOf(a.locale) - locales.indexOf(b.locale) || literalLength(b.path) - literalLength(a.path),
  )
  const query = new URLSearchParams(search)
  for (const row of tried) {
    // The root of the domain is a page itself: only what names it leads away from it.
    if (path === '_' && !row.path.startsWith('_?')) continue
    const matched = matchPattern(row.path, path, query)
    if (matched) return { ...row, target: fillTarget(row.target, matched.captures), told: matched.parameters }
  }
  return undefined
}

/** Where a redirect leads on this site, as it would be looked up in turn. */
function placeOf({ target: to, told = [] }: Found, search: string): Place | undefined {
  const page = pageAt(to)
  if (!page) return undefined
  const own = /\?([^#]*)/.exec(to)?.[1] ?? ''
  const kept = withoutParameters(search, told).slice(1)
  return { locales: [page.locale], path: page.path, search: [own, kept].filter(Boolean).join('&') }
}

/** Whether redirects from one on come back to it, or are more than anybody enters. */
async function leadsBack(db: Database, first: Found, search: string): Promise<boolean> {
  const passed = new Set<number>()
  let found: Found | undefined = first
  let asked = search
  while (found && !passed.has(found.id)) {
    passed.add(found.id)
    if (passed.size > longestChain) return true
    const place = placeOf(found, asked)
    if (!place || place.path === '_') return false
    asked = place.search
    found = await lookUp(db, place)
  }
  return found?.id === first.id
}

/**
 * The redirect of a path below a market, or outside of them; undefined when none is entered for it, or when it would lead
 * round in a circle.
 */
export async function findRedirect(
  db: Database,
  market: Market,
  path: string,
  { search: given = '', others }: Asked = {},
): Promise<Redirect | undefined> {
  const search = given.length > longestQuery ? '' : given
  const outside = others && placeOutside(path)
  const key = outside?.path ?? contentKey(decoded(path))
  const isRoot = key === '_' && outside?.locale === undefined && outside !== undefined && search.length > 1
  if (key.length > longestPath) return undefined
  if (key === '_' && !isRoot) return undefined
  const all = [...new Set([market, ...(others ?? [])].map(({ shopLocale }) => shopLocale))]
  const locales = outside?.locale === undefined ? all : [outside.locale]
  const found = await lookUp(db, { locales, path: key, search: search.replaceAll('\0', '') })
  if (!found || !isSafeTarget(found.target) || (await leadsBack(db, found, search))) return undefined
  const { told = [] } = found
  return {
    target: encoded(found.target),
    statusCode: found.statusCode,
    ...(told.length > 0 && { told }),
  }
}
