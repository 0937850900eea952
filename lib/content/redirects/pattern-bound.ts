import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { isPattern, mostPatterns } from './pattern'
import { redirects } from './tables'

/** The sources with wildcards that are stored, by their markets. */
async function storedPatterns(
  tx: Transaction,
  locales: readonly string[],
): Promise<Map<string, Set<string>>> {
  const { locale, path } = redirects
  const rows = await tx
    .select({ locale, path })
    .from(redirects)
    .where(sql`${inArray(locale, [...locales])} and ${path} like '%*%'`)
  const stored = Map.groupBy(rows, (row) => row.locale)
  return new Map(locales.map((each) => [each, new Set(stored.get(each)?.map((row) => row.path))]))
}

/**
 * Splits redirects into those that may be stored, and those with wildcards that are more than a market may have.
 * @param pathOf the source as it is stored
 */
export async function withinBound<R extends { locale: string }>(
  tx: Transaction,
  rows: readonly R[],
  pathOf: (row: R) => string,
): Promise<{ kept: R[]; beyond: R[] }> {
  const locales = [...new Set(rows.flatMap((row) => (isPattern(pathOf(row)) ? row.locale : [])))]
  const stored = locales.length > 0 ? await storedPatterns(tx, locales) : new Map<string, Set<string>>()
  const beyond: R[] = []
  const kept = rows.filter((row) => {
    const path = pathOf(row)
    const known = stored.get(row.locale)
    if (!known || !isPattern(path) || known.has(path)) return true
    if (known.size >= mostPatterns) {
      beyond.push(row)
      return false
    }
    known.add(path)
    return true
  })
  return { kept, beyond }
}
