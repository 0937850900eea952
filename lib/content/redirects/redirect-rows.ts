import { sql } from 'drizzle-orm'
import { recordset, type Transaction } from '@/lib/platform/db'
import { allMarkets } from '@/lib/platform/markets'
import { type SourceRedirect, sourceRedirect } from '@/schemas/shop'
import { fillTarget, hasFixedHost, isPattern, matchPattern, mostPatterns } from './pattern'
import { withinBound } from './pattern-bound'
import { isSafeTarget, pageAt, sourcePath } from './redirect-path'

const marketOf = (locale: string) => allMarkets.find(({ shopLocale }) => shopLocale === locale)

const pathOf = ({ locale, source }: SourceRedirect): string => {
  const market = marketOf(locale)
  const found = market && sourcePath(source, market)
  return found && 'path' in found ? found.path : ''
}

const placeOf = (locale: string, path: string) => `${locale} ${path}`
const sourceOf = (row: SourceRedirect) => placeOf(row.locale, pathOf(row))

/** The redirect that a target leads on to, by its place. */
const nextOf = (target: string) => {
  const page = pageAt(target)
  return page && placeOf(page.locale, page.path)
}

/** Whether a target is an address that its own redirect leads away from, whatever its wildcards stand for. */
function leadsToItself(target: string, locale: string, source: string): boolean {
  if (!isPattern(source)) return nextOf(target) === placeOf(locale, source)
  const page = pageAt(fillTarget(target, ['x', 'x', 'x']))
  const search = /\?[^#]*/.exec(target)?.[0] ?? ''
  return page?.locale === locale && matchPattern(source, page.path, new URLSearchParams(search)) !== undefined
}

const schema = sourceRedirect.superRefine(({ locale, source, target }, context) => {
  const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const market = marketOf(locale)
  if (!market) issue('locale', `there is no market ${locale}`)
  const found = market && sourcePath(source, market)
  if (found && 'problem' in found) issue('source', found.problem)
  if (!isSafeTarget(target) || !hasFixedHost(target))
    issue('target', 'is neither a path of this site nor an http address')
  else if (found && 'path' in found && leadsToItself(target, locale, found.path))
    issue('target', 'is the source itself')
})

/** More redirects than any visitor follows one after another. */
const longestChain = 20

/** The stored redirects that the given ones lead on to, over any number of steps. */
async function readChains(tx: Transaction, rows: readonly SourceRedirect[]): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  const asked = new Set<string>()
  let places = new Set([...rows.map(sourceOf), ...rows.flatMap(({ target }) => nextOf(target) ?? [])])
  for (let step = 0; step < longestChain && places.size > 0; step += 1) {
    const wanted = [...places].map((place) => {
      asked.add(place)
      const [locale = '', ...path] = place.split(' ')
      return { locale, path: path.join(' ') }
    })
    const found = await tx.execute<{ locale: string; path: string; target: string }>(sql`
      select r.locale, r.path, r.target from ${recordset(wanted, 'locale text, path text')}
      join redirects r using (locale, path)`)
    for (const { locale, path, target } of found) targets.set(placeOf(locale, path), target)
    places = new Set(found.flatMap(({ target }) => nextOf(target) ?? []).filter((place) => !asked.has(place)))
  }
  return targets
}

/** Whether the redirects from a place lead back to it. */
function leadsBack(start: string, targets: ReadonlyMap<string, string>): boolean {
  let place = start
  for (let step = 0; step < longestChain; step += 1) {
    const next = nextOf(targets.get(place) ?? '')
    if (next === undefined || next === start) return next === start
    place = next
  }
  return false
}

/** Splits rows into those that may stand and those that would send visitors round in a circle, the last ones first. */
async function withoutCircles(tx: Transaction, rows: readonly SourceRedirect[]) {
  const stored = await readChains(tx, rows)
  let kept = [...rows]
  const circles: SourceRedirect[] = []
  for (;;) {
    const targets = new Map([...stored, ...kept.map((row) => [sourceOf(row), row.target] as const)])
    const faulty = kept.findLast((row) => leadsBack(sourceOf(row), targets))
    if (!faulty) return { kept, circles }
    circles.push(faulty)
    kept = kept.filter((row) => row !== faulty)
  }
}

/** Why a redirect that can be read is not stored. */
export const rejections = {
  circle: 'it leads back to itself by way of other redirects',
  tooMany: `a market has at most ${mostPatterns} redirects with wildcards`,
} as const

/** What became of a row: new, changed, or as it was. */
const inWords = ({ source, target, status }: SourceRedirect, isNew: boolean | undefined) =>
  `${source} → ${target} (${status}), ${isNew === undefined ? 'unchanged' : isNew ? 'new' : 'changed'}`

const columns = 'locale text, path text, target text, status integer'

/** Redirects as rows of an import: how they are read, told apart and written. */
export const redirectRows = {
  schema,
  /** The path as it is stored. */
  pathOf,
  keyOf: sourceOf,
  /** Writes redirects, except those that would lead back to themselves by way of others. */
  async write(tx: Transaction, rows: readonly SourceRedirect[]) {
    const { kept: straight, circles } = await withoutCircles(tx, rows)
    const { kept, beyond } = await withinBound(tx, straight, pathOf)
    const values = kept.map((row) => ({ ...row, path: pathOf(row) }))
    const written = await tx.execute<{ locale: string; path: string; isNew: boolean }>(sql`
      insert into redirects as r (locale, path, target, status_code)
      select locale, path, target, status from ${recordset(values, columns)}
      on conflict (locale, path) do update set target = excluded.target, status_code = excluded.status_code
      where (r.target, r.status_code) is distinct from (excluded.target, excluded.status_code)
      returning locale, path, xmax = 0 as "isNew"`)
    const news = new Map(written.map(({ isNew, ...row }) => [placeOf(row.locale, row.path), isNew]))
    return {
      changed: written.length,
      rejected: [
        ...circles.map((row) => ({ row, reason: rejections.circle })),
        ...beyond.map((row) => ({ row, reason: rejections.tooMany })),
      ],
      told: kept.map((row) => ({ row, what: inWords(row, news.get(sourceOf(row))) })),
    }
  },
}
