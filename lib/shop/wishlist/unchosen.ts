import { inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { findPromisedDays } from '@/lib/platform/shop-configuration'
import { distinguishingAttribute, products, readVariants, rowAvailability } from '@/lib/shop/catalogue'
import { commonDeliveryMessage, type DeliveryMessage } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import type { RequiredInput } from '@/schemas/api/wishlist'

const sizes: ReadonlySet<string> = new Set(['asGro', 'doppelgroesse'])

type Unchosen = {
  /** The choice still to be made; unset for a product with a single variant. */
  asked: RequiredInput | undefined
  /** What can be said of all its variants at once. */
  delivery: DeliveryMessage
}

/** What is known of products without a chosen variant, by their ids. */
export async function unchosenProducts(
  db: Executor,
  { brand, market }: { brand: Brand; market: Market },
  ids: readonly number[],
): Promise<ReadonlyMap<number, Unchosen>> {
  if (ids.length === 0) return new Map()
  const [rows, promised, owners] = await Promise.all([
    readVariants(db, market, ids),
    findPromisedDays(db, market),
    db
      .select({ id: products.id, productGroup: products.productGroup, download: products.download })
      .from(products)
      .where(inArray(products.id, [...ids])),
  ])
  const byProduct = Map.groupBy(rows, ({ variant }) => variant.productId)
  return new Map(
    owners.map(({ id, ...owner }) => {
      const own = byProduct.get(id) ?? []
      const choice = sizes.has(distinguishingAttribute(own) ?? '') ? 'size' : 'variant'
      return [
        id,
        {
          asked: own.length > 1 ? choice : undefined,
          delivery: commonDeliveryMessage(
            own.map((row) => rowAvailability(row, owner, { brand, promised })),
            brand,
          ),
        },
      ]
    }),
  )
}
