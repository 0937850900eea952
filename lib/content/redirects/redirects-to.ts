import { asc, count, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { allMarkets } from '@/lib/platform/markets'
import { percentDecoded } from '@/lib/platform/text'
import type { ListedRedirect } from './manage-redirects'
import { redirects } from './tables'

/** A page's path as targets may spell it: encoded or not, by the market's code or its locale, in small letters. */
function spellings(path: string): string[] {
  const [, code, ...tail] = path.replace(/\/$/, '').split('/')
  const market = allMarkets.find((each) => each.code === code)
  return [code, market?.shopLocale].flatMap((first) => {
    if (first === undefined) return []
    const spelled = ['', first, ...tail].join('/')
    return [spelled, percentDecoded(spelled) ?? spelled].map((each) => each.toLowerCase())
  })
}

/** Whether a redirect leads to one of these pages, which are given by their paths: `/de/aktion/`. */
export const leadsTo = (paths: readonly string[]): SQL =>
  inArray(
    sql`lower(rtrim(regexp_replace(${redirects.target}, '[?#].*$', ''), '/'))`,
    paths.flatMap(spellings),
  )

/** The redirects that lead to these pages, the first ones and how many there are. */
export async function redirectsTo(
  db: Executor,
  paths: readonly string[],
  limit: number,
): Promise<{ redirects: ListedRedirect[]; total: number }> {
  const { id, locale, path, target, statusCode } = redirects
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, locale, path, target, statusCode })
      .from(redirects)
      .where(leadsTo(paths))
      .orderBy(asc(locale), asc(path))
      .limit(limit),
    db.select({ total: count() }).from(redirects).where(leadsTo(paths)),
  ])
  return { redirects: rows, total: counted?.total ?? 0 }
}
