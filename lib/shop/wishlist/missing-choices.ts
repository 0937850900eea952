import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { distinguishingAttribute, readVariants } from '@/lib/shop/catalogue'
import type { RequiredInput } from '@/schemas/api/wishlist'

const sizes: ReadonlySet<string> = new Set(['asGro', 'doppelgroesse'])

/** The choices still to be made for products without a chosen variant, by their ids. */
export async function missingChoices(
  db: Executor,
  market: Market,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, RequiredInput>> {
  if (productIds.length === 0) return new Map()
  const byProduct = Map.groupBy(
    await readVariants(db, market, productIds),
    ({ variant }) => variant.productId,
  )
  return new Map(
    [...byProduct].map(([id, rows]) => [
      id,
      sizes.has(distinguishingAttribute(rows) ?? '') ? 'size' : 'variant',
    ]),
  )
}
