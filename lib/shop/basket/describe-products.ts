import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { spelledFor } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { products, productTexts } from '@/lib/shop/catalogue'
import type { BasketItem } from '@/schemas/api/basket'

/**
 * Names, pages and pictures of products in a market, by their ids. A product without a name there is named by its
 * number.
 */
export async function describeProducts(
  db: Database,
  market: Market,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BasketItem['product']>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: products.id,
      number: products.number,
      brand: products.brand,
      subbrand: products.subbrand,
      images: products.images,
      name: productTexts.name,
      path: productTexts.path,
    })
    .from(products)
    .leftJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, market.language)),
    )
    .where(inArray(products.id, [...ids]))
  return new Map(
    rows.map(({ id, number, brand, subbrand, images: [image], name: given, path }) => {
      const name = given === null ? number : spelledFor(market, given)
      const alt = image?.alt?.[market.language]
      const product: BasketItem['product'] = {
        number,
        name,
        brand,
        ...(subbrand !== null && { subbrand }),
        ...(path !== null && { href: screenPath(market, 'product', { pdp: path }) }),
        ...(image && {
          image: { src: image.src, alt: alt === undefined ? name : spelledFor(market, alt) },
        }),
      }
      return [id, product]
    }),
  )
}
