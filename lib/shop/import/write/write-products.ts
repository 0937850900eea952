import type { Executor } from '@/lib/platform/db'
import { catalogueTag, recordInvalidation } from '@/lib/platform/freshness'
import type { SourceProduct } from '@/schemas/shop'
import { type BatchResult, writeBatch } from './batch'
import type { Rejected } from './plan'
import { mostTags, type RenewOptions, recordStale, type Stale } from './renew'

/** Products per transaction: a compromise between speed and the locks and memory that it takes. */
const batchSize = 250

type WriteOptions = RenewOptions & {
  /** Lets a variant move here from a product outside this call. Without it such a source is rejected. */
  moveVariants?: boolean
}

type WriteResult = { created: number; updated: number; unchanged: number; rejected: Rejected[] }

const sqlState = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? sqlState(error.cause) : ''
}

/** Invalid data or a violated constraint is the product's fault. Other errors are the database's. */
const isFaultOfData = (error: unknown) => /^2[23]/.test(sqlState(error))

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

/** Writes a batch; if the database refuses it, writes its halves, until only the faulty products are rejected. */
async function writeOrDivide(
  sources: readonly SourceProduct[],
  write: (sources: readonly SourceProduct[]) => Promise<BatchResult>,
): Promise<BatchResult[]> {
  try {
    return [await write(sources)]
  } catch (error) {
    const [only] = sources
    if (!only || !isFaultOfData(error)) throw error
    if (sources.length === 1) {
      const rejected = [{ referenceKey: only.referenceKey, reason: reasonOf(error) }]
      return [{ created: 0, updated: 0, unchanged: 0, rejected }]
    }
    const half = Math.ceil(sources.length / 2)
    return [
      ...(await writeOrDivide(sources.slice(0, half), write)),
      ...(await writeOrDivide(sources.slice(half), write)),
    ]
  }
}

/**
 * Writes products with everything that belongs to them, each completely or not at all. Unchanged sources are skipped.
 * Records price changes, refreshes the listing and invalidates the pages that show the products.
 */
export async function writeProducts(
  db: Executor,
  sources: readonly SourceProduct[],
  { brand, moveVariants = false, stale }: WriteOptions,
): Promise<WriteResult> {
  const record: Stale =
    sources.length > mostTags ? (tx) => recordInvalidation(tx, [catalogueTag]) : recordStale
  const sum: WriteResult = { created: 0, updated: 0, unchanged: 0, rejected: [] }
  for (let from = 0; from < sources.length; from += batchSize) {
    const results = await writeOrDivide(sources.slice(from, from + batchSize), (batch) =>
      writeBatch(db, batch, { brand, moveVariants, stale: stale ?? record }),
    )
    for (const result of results) {
      sum.created += result.created
      sum.updated += result.updated
      sum.unchanged += result.unchanged
      sum.rejected.push(...result.rejected)
    }
  }
  return sum
}
