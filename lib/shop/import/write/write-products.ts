import type { Executor } from '@/lib/platform/db'
import { catalogueTag, recordInvalidation } from '@/lib/platform/freshness'
import type { SourceProduct } from '@/schemas/shop'
import { type BatchResult, writeBatch } from './batch'
import type { Rejected } from './plan'
import { mostTags, type RenewOptions, recordStale, type Stale } from './renew'

/** Products in a transaction: many enough to be quick, few enough that readers and memory do not feel them. */
const batchSize = 250

export type WriteOptions = RenewOptions & {
  /** A variant may come from a product that keeps it otherwise. Without it such a product is rejected. */
  moveVariants?: boolean
}

export type WriteResult = { created: number; updated: number; unchanged: number; rejected: Rejected[] }

const sqlState = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? sqlState(error.cause) : ''
}

/** Wrong data or a broken constraint: the fault of a product. Anything else is the database's own. */
const isFaultOfData = (error: unknown) => /^2[23]/.test(sqlState(error))

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

/** Writes a batch; where the database refuses one of its products, the halves of it, so that one is refused alone. */
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
 * Writes products with all that belongs to them, each wholly or not at all. A source that says what is there already
 * changes nothing. Price changes are kept, the listing is refreshed, and the pages that show them go stale.
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
