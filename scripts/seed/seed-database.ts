import { sql } from 'drizzle-orm'
import { ensureSpace, importSpace } from '@/lib/content/embedded'
import { redirects } from '@/lib/content/redirects'
import { type Database, textArray } from '@/lib/platform/db'
import type { ReportStep } from '@/lib/server/start'
import { refreshSearchWords } from '@/lib/shop/listing'
import { writeRecommendationFallback } from '@/lib/shop/recommendations'
import type { Brand } from '@/schemas'
import { seedFallback, writeSeed } from '@/scripts/seed/catalogue'
import { seedRedirects, seedStories } from './content'
import { seedLibrary } from './library'

/** The number of products of the first catalogue. */
const firstProducts = 300

async function has(
  db: Database,
  table: 'cms_stories' | 'products' | 'search_words' | 'recommendation_fallback',
): Promise<boolean> {
  const [row] = await db.execute<{ any: boolean }>(
    sql`select exists (select from ${sql.identifier(table)}) as any`,
  )
  return row?.any === true
}

/** Checks first, so that a start with a filled database reads no stories. */
async function seedEmptySpace(db: Database, brand: Brand): Promise<boolean> {
  if (await has(db, 'cms_stories')) return false
  const { imported } = await importSpace(db, { stories: seedStories(brand) })
  if (imported > 0) await db.insert(redirects).values(seedRedirects()).onConflictDoNothing()
  return imported > 0
}

/** In one transaction, because the rest of an interrupted seed would pass for a filled catalogue. */
async function seedEmptyCatalogue(
  db: Database,
  brand: Brand,
  { report, codes }: { report: ReportStep; codes: boolean },
): Promise<boolean> {
  const isEmpty = !(await has(db, 'products'))
  if (isEmpty) {
    const onProgress = (done: number) => report('Catalogue', done, firstProducts)
    onProgress(0)
    await db.transaction((tx) => writeSeed(tx, brand, { products: firstProducts, codes, onProgress }))
  }
  if (!(await has(db, 'search_words'))) {
    report('Words of the search')
    await refreshSearchWords(db, { brand })
  }
  return isEmpty
}

/** The list of recommendations, for a catalogue that a release before the list has filled: all its products are there. */
async function completeCatalogue(db: Database, brand: Brand): Promise<void> {
  if (await has(db, 'recommendation_fallback')) return
  const lists = seedFallback(brand)
  const numbers = [...new Set(lists.flatMap(({ products }) => products))]
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from products where number = any(${textArray(numbers)})`,
  )
  if (row?.count === numbers.length) await writeRecommendationFallback(db, lists)
}

/**
 * Fills an empty database with the first content and the first catalogue. Returns whether there was anything to fill.
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
  const imported = await seedEmptySpace(db, brand)
  const filled = await seedEmptyCatalogue(db, brand, { report, codes })
  await completeCatalogue(db, brand)
  return imported || filled
}
