import { sql } from 'drizzle-orm'
import { ensureSpace, importSpace } from '@/lib/content/embedded'
import { redirects } from '@/lib/content/redirects'
import { type Database, type Executor, textArray } from '@/lib/platform/db'
import type { ReportStep } from '@/lib/server/start'
import { refreshSearchWords } from '@/lib/shop/listing'
import { writeRecommendationFallback } from '@/lib/shop/recommendations'
import type { Brand } from '@/schemas'
import { seedFallback, writeSeed } from '@/scripts/seed/catalogue'
import { firstProducts } from '@/scripts/seed/catalogue/products'
import { seedRedirects, seedStories } from './content'
import { isFilled } from './is-filled'
import { seedLibrary } from './library'
import { keysOf, markPages, markRows, seedFallbackRows, seedRedirectRows } from './marks'

/** Checks first, so that a start with a filled database reads no stories. */
async function seedEmptySpace(db: Executor, brand: Brand): Promise<boolean> {
  if (await isFilled(db, 'cms_stories')) return false
  const { imported } = await importSpace(db, { stories: seedStories(brand) })
  if (imported === 0) return false
  await markPages(db)
  const added = await db.insert(redirects).values(seedRedirects(brand)).onConflictDoNothing().returning()
  const { kind } = seedRedirectRows()
  await markRows(db, kind, keysOf({ kind, rows: added }))
  return true
}

async function seedEmptyCatalogue(
  db: Executor,
  brand: Brand,
  { report, codes }: { report: ReportStep; codes: boolean },
): Promise<boolean> {
  if (await isFilled(db, 'products')) return false
  const onProgress = (done: number) => report('Catalogue', done, firstProducts)
  onProgress(0)
  await writeSeed(db, brand, { products: firstProducts, codes, onProgress })
  return true
}

/** The list of recommendations, for a catalogue that a release before the list has filled: all its products are there. */
async function completeFallback(db: Database, brand: Brand): Promise<void> {
  if (await isFilled(db, 'recommendation_fallback')) return
  const lists = seedFallback(brand)
  const numbers = [...new Set(lists.flatMap(({ products }) => products))]
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from products where number = any(${textArray(numbers)})`,
  )
  if (row?.count !== numbers.length) return
  await writeRecommendationFallback(db, lists)
  const rows = seedFallbackRows(brand)
  await markRows(db, rows.kind, keysOf(rows))
}

/** What an interrupted start or an earlier release has left out of a filled catalogue. */
export async function completeSeed(db: Database, brand: Brand, report: ReportStep): Promise<void> {
  if (!(await isFilled(db, 'products'))) return
  if (!(await isFilled(db, 'search_words'))) {
    report('Words of the search')
    await refreshSearchWords(db, { brand })
  }
  await completeFallback(db, brand)
}

/**
 * Fills an empty database with the first content and the first catalogue. Returns whether there was anything to fill. In
 * one transaction, because the rest of an interrupted seed would pass for a shop of somebody's own.
 * @param codes whether vouchers and gift cards to try come with it: never where others than their maker can open the shop
 */
export async function seedDatabase(
  db: Database,
  brand: Brand,
  report: ReportStep = () => undefined,
  codes = false,
): Promise<boolean> {
  report('Content')
  await ensureSpace(db)
  await seedLibrary(db)
  const filled = await db.transaction(async (tx) => {
    const imported = await seedEmptySpace(tx, brand)
    return (await seedEmptyCatalogue(tx, brand, { report, codes })) || imported
  })
  await completeSeed(db, brand, report)
  return filled
}
