import type { Market } from '@/lib/markets'
import type { AskedBefore } from '@/schemas/api/wishlist'
import { readVariants } from '../catalogue/read-product'
import { distinguishing } from '../catalogue/rows'
import type { Executor } from '../catalogue/write/recordset'

const sizes: ReadonlySet<string> = new Set(['asGro', 'doppelgroesse'])

/** What must be chosen of products of which nothing is chosen yet, by their ids. */
export async function askedChoices(
  db: Executor,
  market: Market,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, AskedBefore>> {
  if (productIds.length === 0) return new Map()
  const byProduct = Map.groupBy(
    await readVariants(db, market, productIds),
    ({ variant }) => variant.productId,
  )
  return new Map(
    [...byProduct].map(([id, rows]) => [id, sizes.has(distinguishing(rows) ?? '') ? 'size' : 'variant']),
  )
}
