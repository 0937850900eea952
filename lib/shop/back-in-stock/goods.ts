import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { findProduct, type ProductView, products, type VariantView, variants } from '@/lib/shop/catalogue'
import { itemAddress } from '@/lib/shop/wishlist'
import type { Brand } from '@/schemas'

/** A variant with its product and the address of its page, as a market sells them. */
export type AwaitedGoods = { product: ProductView; variant: VariantView; href: string }

/** The goods of a reference key in a market; undefined where it does not sell them. */
export async function findAwaitedGoods(
  db: Database,
  shop: { brand: Brand; market: Market },
  key: string,
): Promise<AwaitedGoods | undefined> {
  const [row] = await db
    .select({ number: products.number })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.referenceKey, key))
  const product = row && (await findProduct(db, shop, row.number))
  const variant = product?.variants.find(({ referenceKey }) => referenceKey === key)
  if (!product || !variant) return undefined
  return { product, variant, href: itemAddress(product.href, key) }
}
