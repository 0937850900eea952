import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db'
import type { Brand } from '@/lib/markets'
import { refreshSearchWords } from '@/lib/shop/catalogue/refresh-search-words'
import { writeSeed } from '@/lib/shop/seed'
import { redirects } from '@/lib/shop/tables'
import { ensureTokens, importSpace } from '@/lib/studio'
import { seedRedirects, seedStories } from '@/lib/studio/seed'
import type { Report } from './start-report'

/** Products of a catalogue that nobody has filled yet. */
const firstProducts = 300

async function has(db: Database, table: 'products' | 'search_words'): Promise<boolean> {
  const [row] = await db.execute<{ any: boolean }>(
    sql`select exists (select from ${sql.identifier(table)}) as any`,
  )
  return row?.any === true
}

/** Wholly or not at all: what a start that was cut short left behind would pass for a filled catalogue. */
async function seedEmptyCatalogue(db: Database, brand: Brand, report: Report): Promise<boolean> {
  const isEmpty = !(await has(db, 'products'))
  if (isEmpty) {
    const onProgress = (done: number) => report('Catalogue', done, firstProducts)
    onProgress(0)
    await db.transaction((tx) => writeSeed(tx, brand, { products: firstProducts, onProgress }))
  }
  if (!(await has(db, 'search_words'))) {
    report('Words of the search')
    await refreshSearchWords(db, { brand })
  }
  return isEmpty
}

/** Fills an empty database with the first content and the first catalogue. Returns whether there was anything to fill. */
export async function seedDatabase(
  db: Database,
  brand: Brand,
  report: Report = () => undefined,
): Promise<boolean> {
  report('Content')
  await ensureTokens(db)
  const { imported } = await importSpace(db, { stories: seedStories(brand) })
  if (imported > 0) await db.insert(redirects).values(seedRedirects()).onConflictDoNothing()
  const filled = await seedEmptyCatalogue(db, brand, report)
  return imported > 0 || filled
}
