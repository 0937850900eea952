import { and, inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { listingEntries } from './index-rows/tables'

/** Which of these numbers one of the markets sells. The caller bounds how many it asks about at once. */
export async function findSold(
  db: Executor,
  markets: readonly Market[],
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0 || markets.length === 0) return new Set()
  const locales = markets.map(({ shopLocale }) => shopLocale)
  const rows = await db
    .selectDistinct({ number: listingEntries.number })
    .from(listingEntries)
    .where(and(inArray(listingEntries.locale, locales), inArray(listingEntries.number, [...numbers])))
  return new Set(rows.map(({ number }) => number))
}
