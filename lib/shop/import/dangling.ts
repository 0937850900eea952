import { sql } from 'drizzle-orm'
import { textArray } from '@/lib/platform/db'
import { allMarkets, type Market, screenAt } from '@/lib/platform/markets'
import type { References } from './rows/row-type'
import type { Run } from './run'

/** What a row of a feed names, with its line, and what the report calls it. */
export type Named = References & { line: number; kind: string }

const kinds = ['products', 'variants', 'categories', 'brands'] as const
type Kind = (typeof kinds)[number]

const words: Record<Kind, string> = {
  products: 'product',
  variants: 'variant',
  categories: 'category',
  brands: 'brand',
}

const known = {
  products: (keys) => sql`
    select number as key from products where number = any(${keys})
    union select reference_key from products where reference_key = any(${keys})
    union select reference_key from variants where reference_key = any(${keys})
    union select master_key from products where master_key = any(${keys})`,
  variants: (keys) =>
    sql`select distinct reference_key as key from variants where reference_key = any(${keys})`,
  categories: (keys) => sql`select distinct key from categories where key = any(${keys})`,
  brands: (keys) => sql`select distinct brand as key from products where brand = any(${keys})`,
} satisfies Record<Kind, (keys: ReturnType<typeof textArray>) => unknown>

async function missingOf(db: Run['db'], kind: Kind, named: readonly Named[]): Promise<Set<string>> {
  const keys = [...new Set(named.flatMap((each) => each[kind] ?? []))]
  if (keys.length === 0) return new Set()
  const found = await db.execute<{ key: string }>(known[kind](textArray(keys)))
  const there = new Set(found.map(({ key }) => key))
  return new Set(keys.filter((key) => !there.has(key)))
}

type Place = { market: Market; path: string }

/** The market and the path below it; undefined where an address is not one of a market. */
function placeOf(target: string): Place | undefined {
  const [, code, ...path] = target.replace(/[?#].*$/s, '').split('/')
  const market = target.startsWith('/') ? allMarkets.find((each) => each.code === code) : undefined
  return market && { market, path: path.filter((part) => part !== '').join('/') }
}

async function isThere({ market, path }: Place, { db, hasPage }: Run): Promise<boolean> {
  if (path === '' || !hasPage) return true
  if (screenAt(market, path) === 'product') {
    const number = path.split('-').at(-1) ?? ''
    const [row] = await db.execute(sql`select from products where number = ${number}`)
    return row !== undefined
  }
  const [category] = await db.execute(
    sql`select from categories where locale = ${market.shopLocale} and path = ${path} and not hidden`,
  )
  return category !== undefined || (await hasPage(market, path))
}

const mostNamed = 5

function inWords(row: Named, missing: ReadonlyMap<Kind, ReadonlySet<string>>): string[] {
  return kinds.flatMap((kind) => {
    const keys = [...new Set(row[kind] ?? [])].filter((key) => missing.get(kind)?.has(key))
    if (keys.length === 0) return []
    const more = keys.length > mostNamed ? ` and ${keys.length - mostNamed} more` : ''
    return [`no ${words[kind]} ${keys.slice(0, mostNamed).join(', ')}${more}`]
  })
}

/**
 * Names what rows of a feed name and the shop does not have once all of the feed is in it. The rows stay: what they name may
 * come with another feed or be published later.
 */
export async function noteDangling(named: readonly Named[], run: Run): Promise<void> {
  const missing = new Map<Kind, ReadonlySet<string>>()
  for (const kind of kinds) missing.set(kind, await missingOf(run.db, kind, named))
  for (const row of named) {
    const told = inWords(row, missing)
    if (told.length > 0) run.report.note(row.line, row.kind, `the shop has ${told.join(', and ')}`)
    const place = row.page === undefined ? undefined : placeOf(row.page)
    if (place && !(await isThere(place, run)))
      run.report.note(row.line, row.kind, `there is no page at ${row.page} yet`)
  }
}
