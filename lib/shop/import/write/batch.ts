import { sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Executor, idArray, type Transaction } from '@/lib/platform/db'
import { noteWrittenProducts } from '@/lib/platform/demo-rows'
import type { SourceProduct } from '@/schemas/shop'
import { readTitleWords, siblingsOfMasters } from './existing'
import { planWrite, type Rejected } from './plan'
import { type RenewOptions, renew } from './renew'
import {
  writePrices,
  writeProductDetails,
  writeProductRows,
  writeStoreStock,
  writeVariantRows,
} from './statements'

type BatchOptions = RenewOptions & { moveVariants: boolean }

export type BatchResult = { created: number; updated: number; unchanged: number; rejected: Rejected[] }

type Touched = { id: number; number: string }

/**
 * Products that lost a variant to another product: deletes those without any left, and clears the digest of the others
 * so that their next source is written.
 */
async function releaseVariants(tx: Transaction, losers: readonly number[]): Promise<Touched[]> {
  if (losers.length === 0) return []
  const ids = idArray(losers)
  const gone = await tx.execute<{ id: string; number: string }>(
    sql`delete from products p where p.id = any(${ids})
        and not exists (select from variants v where v.product_id = p.id) returning id, number`,
  )
  await tx.execute(sql`update products set source_hash = '', updated_at = now() where id = any(${ids})`)
  return gone.map(({ id, number }) => ({ id: Number(id), number }))
}

/** Writes a batch in one transaction: products, their listing entries and the cache invalidations. */
export function writeBatch(
  db: Executor,
  sources: readonly SourceProduct[],
  { moveVariants, ...options }: BatchOptions,
): Promise<BatchResult> {
  return db.transaction(async (tx) => {
    await acquireCatalogueLock(tx)
    const { changed, unchanged, rejected, existing, losers } = await planWrite(tx, sources, { moveVariants })
    if (changed.length === 0) return { created: 0, updated: 0, unchanged, rejected }
    const words = await readTitleWords(
      tx,
      changed.map(({ source }) => source),
    )
    const ids = await writeProductRows(tx, changed)
    const written = changed.flatMap((planned) => {
      const id = ids.get(planned.source.referenceKey)
      return id === undefined ? [] : [[id, planned] as const]
    })
    await writeProductDetails(tx, written, words)
    const variantIds = await writeVariantRows(tx, written)
    await writePrices(tx, written, variantIds)
    await writeStoreStock(tx, written, variantIds)
    const gone = await releaseVariants(tx, losers)
    const before = changed.flatMap(({ source }) => existing.get(source.referenceKey)?.masterKey ?? [])
    const masterKeys = new Set([...changed.map(({ source }) => source.masterKey), ...before])
    await renew(tx, [...(await siblingsOfMasters(tx, masterKeys, losers)), ...gone], options)
    const rewritten = changed.filter(({ source }) => existing.has(source.referenceKey))
    await noteWrittenProducts(
      tx,
      rewritten.map(({ source, digest }) => ({ key: source.referenceKey, digest })),
    )
    const updated = rewritten.length
    return { created: changed.length - updated, updated, unchanged, rejected }
  })
}
