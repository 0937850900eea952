import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { type Executor, textArray } from '@/lib/platform/db'
import { marketsOf } from '@/lib/platform/markets'
import { writeAttributeValues, writeCategories, writeProducts, writeStores } from '@/lib/shop/import'
import { refreshSearchWords, writeSearchRedirects } from '@/lib/shop/listing'
import { writePromotions } from '@/lib/shop/promotions'
import { writeRecommendationFallback } from '@/lib/shop/recommendations'
import type { Brand } from '@/schemas'
import type { SourceProduct } from '@/schemas/shop'
import { categoryTree } from '@/scripts/seed/content'
import { seedAttributeValues } from './attribute-values'
import { seedFallback } from './fallback'
import { seedProducts } from './products'
import { seedPromotions } from './promotions'
import { seedSearchRedirects } from './search-redirects'
import { storesOf } from './stores'

/** Products in memory at once. */
const batchSize = 1_000

type SeedOptions = {
  /** The number of products, with siblings counted individually. */
  products: number
  /** Called after each batch with the number of products written. */
  onProgress?: (done: number) => void
  /** Stops after the current batch. */
  signal?: AbortSignal
}

type SeedResult = { created: number; updated: number; unchanged: number }

/** Everything besides products: categories, attribute labels, stores, promotions, recommendations, search redirects. */
async function writeSurroundings(db: Executor, brand: Brand): Promise<void> {
  const trees = marketsOf(brand).flatMap((market) =>
    categoryTree(brand, market).map((category) => ({ locale: market.shopLocale, ...category })),
  )
  await writeCategories(db, trees, { brand })
  await writeAttributeValues(db, seedAttributeValues(), { brand })
  await writeStores(db, storesOf(brand))
  await writePromotions(db, seedPromotions(brand))
  await writeRecommendationFallback(db, seedFallback(brand))
  await writeSearchRedirects(db, seedSearchRedirects(brand))
}

/** The earlier prices of reduced products: from their first day on, the price without the reduction. */
async function writePastPrices(db: Executor, sources: readonly SourceProduct[]): Promise<void> {
  const reduced = sources.filter(({ sale }) => sale).map(({ referenceKey }) => referenceKey)
  if (reduced.length === 0) return
  await db.execute(sql`
    insert into price_changes (variant_id, country, valid_from, with_tax)
    select v.id, r.country, p.online_since,
      round(r.with_tax / (1 - (r.applied_reductions #>> '{0,amount,relative}')::double precision))
    from products p join variants v on v.product_id = p.id join prices r on r.variant_id = v.id
    where p.reference_key = any(${textArray(reduced)}) and r.applied_reductions <> '[]'
    on conflict do nothing`)
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
  { products, onProgress, signal }: SeedOptions,
): Promise<SeedResult> {
  const sum: SeedResult = { created: 0, updated: 0, unchanged: 0 }
  await writeSurroundings(db, brand)
  for (const batch of batchesOf(seedProducts(brand, products), batchSize)) {
    signal?.throwIfAborted()
    const { created, updated, unchanged, rejected } = await writeProducts(db, batch, { brand })
    const [first] = rejected
    if (first) throw new Error(`The product ${first.referenceKey} was refused: ${first.reason}`)
    await writePastPrices(db, batch)
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
