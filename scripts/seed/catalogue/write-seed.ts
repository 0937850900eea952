import type { Database, Executor } from '@/lib/platform/db'
import { marketsOf } from '@/lib/platform/markets'
import { writeAttributeValues, writeCategories, writeProducts, writeStores } from '@/lib/shop/import'
import {
  refreshSearchWords,
  writeSearchOccasions,
  writeSearchRedirects,
  writeSearchSynonyms,
} from '@/lib/shop/listing'
import { writePromotions } from '@/lib/shop/promotions'
import { writeRecommendationFallback } from '@/lib/shop/recommendations'
import { writeGiftCards, writeVouchers } from '@/lib/shop/vouchers'
import type { Brand } from '@/schemas'
import { categoryTree } from '@/scripts/seed/content'
import { products as productKind } from '@/scripts/seed/marks/kinds'
import { markRows } from '@/scripts/seed/marks/mark-rows'
import { keysOf, seedCodeRows, seedRows } from '@/scripts/seed/marks/seed-rows'
import { seedAttributeValues } from './attribute-values'
import { seedFallback } from './fallback'
import { seedProducts } from './products'
import { seedPromotions } from './promotions'
import { seedSearchOccasions } from './search-occasions'
import { seedSearchRedirects } from './search-redirects'
import { seedSearchSynonyms } from './search-synonyms'
import { storesOf } from './stores'
import { seedGiftCards, seedVouchers } from './vouchers'

/** Products in memory at once. */
const batchSize = 1_000

type SeedOptions = {
  /** Whether vouchers and gift cards to try come with it, whose codes everybody can read. */
  codes: boolean
  /** The number of products, with siblings counted individually. */
  products: number
  /** Called after each batch with the number of products written. */
  onProgress?: (done: number) => void
  /** Stops after the current batch. */
  signal?: AbortSignal
}

type SeedResult = { created: number; updated: number; unchanged: number }

/** Everything besides products: categories, attribute labels, stores, promotions, codes, recommendations, search redirects, synonyms and occasions. */
async function writeSurroundings(db: Executor, brand: Brand, codes: boolean): Promise<void> {
  const trees = marketsOf(brand).flatMap((market) =>
    categoryTree(brand, market).map((category) => ({ locale: market.shopLocale, ...category })),
  )
  await writeCategories(db, trees, { brand })
  await writeAttributeValues(db, seedAttributeValues(), { brand })
  await writeStores(db, storesOf(brand))
  await writePromotions(db, seedPromotions(brand))
  if (codes) {
    await writeVouchers(db, seedVouchers(brand))
    await writeGiftCards(db, seedGiftCards())
  }
  await writeRecommendationFallback(db, seedFallback(brand))
  await writeSearchRedirects(db, seedSearchRedirects(brand))
  await writeSearchSynonyms(db, seedSearchSynonyms(brand))
  await writeSearchOccasions(db, seedSearchOccasions(brand))
  for (const rows of [...seedRows(brand), ...(codes ? seedCodeRows(brand) : [])])
    await markRows(db, rows.kind, keysOf(rows))
}

function* batchesOf<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Writes the catalogue without the search vocabulary; within a transaction, completely or not at all. */
export async function writeSeed(
  db: Executor,
  brand: Brand,
  { codes, products, onProgress, signal }: SeedOptions,
): Promise<SeedResult> {
  const sum: SeedResult = { created: 0, updated: 0, unchanged: 0 }
  await writeSurroundings(db, brand, codes)
  for (const batch of batchesOf(seedProducts(brand, products), batchSize)) {
    signal?.throwIfAborted()
    const { created, updated, unchanged, rejected } = await writeProducts(db, batch, { brand })
    const [first] = rejected
    if (first) throw new Error(`The product ${first.referenceKey} was refused: ${first.reason}`)
    await markRows(
      db,
      productKind,
      batch.map(({ referenceKey }) => referenceKey),
    )
    sum.created += created
    sum.updated += updated
    sum.unchanged += unchanged
    onProgress?.(sum.created + sum.updated + sum.unchanged)
  }
  return sum
}

/** Fills a database with the sample catalogue. Running it again changes nothing. */
export async function seedCatalogue(db: Database, brand: Brand, options: SeedOptions): Promise<SeedResult> {
  const result = await writeSeed(db, brand, options)
  if (result.created + result.updated > 0) await refreshSearchWords(db, { brand })
  return result
}
