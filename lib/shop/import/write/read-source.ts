import { isDeepStrictEqual } from 'node:util'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import {
  daysOf,
  logisticsOf,
  prices,
  productCategories,
  products,
  productTexts,
  reviews,
  sourcePriceOf,
  storeStock,
  stores,
  variants,
} from '@/lib/shop/catalogue'
import { withLawfulMeasure } from '@/lib/shop/rules'
import type { Country } from '@/schemas/markets'
import { reckonedPrice, type SourcePrice, type SourceProduct, sourceProduct } from '@/schemas/shop'

const instant = sql<string>`to_char(${products.onlineSince} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const day = sql<string>`to_char(${reviews.writtenAt} at time zone 'UTC', 'YYYY-MM-DD')`

async function readParts(db: Database, keys: readonly string[]) {
  const found = await db
    .select({ product: products, onlineSince: instant })
    .from(products)
    .where(inArray(products.referenceKey, [...keys]))
  const ids = found.map(({ product }) => product.id)
  const variantRows = await db
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.position), asc(variants.id))
  const variantIds = variantRows.map(({ id }) => id)
  const [texts, links, reviewRows, priceRows, stock] = await Promise.all([
    db.select().from(productTexts).where(inArray(productTexts.productId, ids)),
    db.select().from(productCategories).where(inArray(productCategories.productId, ids)),
    db
      .select({ review: reviews, day })
      .from(reviews)
      .where(inArray(reviews.productId, ids))
      .orderBy(asc(reviews.id)),
    db.select().from(prices).where(inArray(prices.variantId, variantIds)),
    db
      .select({ variantId: storeStock.variantId, store: stores.key, quantity: storeStock.quantity })
      .from(storeStock)
      .innerJoin(stores, eq(stores.id, storeStock.storeId))
      .where(inArray(storeStock.variantId, variantIds)),
  ])
  return {
    found,
    variants: Map.groupBy(variantRows, ({ productId }) => productId),
    texts: Map.groupBy(texts, ({ productId }) => productId),
    links: Map.groupBy(links, ({ productId }) => productId),
    reviews: Map.groupBy(reviewRows, ({ review }) => review.productId),
    prices: Map.groupBy(priceRows, ({ variantId }) => variantId),
    stock: Map.groupBy(stock, ({ variantId }) => variantId),
  }
}

type Parts = Awaited<ReturnType<typeof readParts>>

/** A stored price by the rules of today: earlier imports checked neither its share without tax nor its measure. */
const priceOf = (price: typeof prices.$inferSelect): SourcePrice =>
  withLawfulMeasure(price.country as Country, reckonedPrice(sourcePriceOf({ price })))

/** Whether a price of a product is told otherwise than it is stored. */
const isMended = ({ id }: { id: number }, { variants, prices }: Parts) =>
  (variants.get(id) ?? [])
    .flatMap((variant) => prices.get(variant.id) ?? [])
    .some((price) => !isDeepStrictEqual(priceOf(price), sourcePriceOf({ price })))

/** The days that feeds named for countries; undefined where none did, so that an unchanged source stays one. */
function namedDays(rows: readonly (typeof prices.$inferSelect)[]) {
  const named = rows.flatMap((row) => {
    const days = daysOf(row)
    return days ? [[row.country, days] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : undefined
}

const variantSource = (variant: typeof variants.$inferSelect, parts: Parts) => ({
  referenceKey: variant.referenceKey,
  gtin: variant.gtin ?? undefined,
  attributes: variant.attributes,
  advancedAttributes: variant.advancedAttributes,
  stock: { quantity: variant.stockQuantity },
  logistics: logisticsOf({ variant }),
  prices: Object.fromEntries(
    (parts.prices.get(variant.id) ?? []).map((price) => [price.country, priceOf(price)]),
  ),
  deliveryDays: namedDays(parts.prices.get(variant.id) ?? []),
  storeStock: Object.fromEntries(
    (parts.stock.get(variant.id) ?? []).map(({ store, quantity }) => [store, quantity]),
  ),
})

/**
 * The sources of existing products, reconstructed from the tables, by reference key. Adds to `mended`, where it is
 * given, the keys of those whose prices are told otherwise than they are stored.
 */
export async function readSources(
  db: Database,
  keys: readonly string[],
  mended?: Set<string>,
): Promise<Map<string, SourceProduct>> {
  if (keys.length === 0) return new Map()
  const parts = await readParts(db, keys)
  if (mended)
    for (const { product } of parts.found) if (isMended(product, parts)) mended.add(product.referenceKey)
  return new Map(
    parts.found.map(({ product, onlineSince }) => [
      product.referenceKey,
      {
        ...sourceProduct.parse({
          referenceKey: product.referenceKey,
          number: product.number,
          masterKey: product.masterKey,
          brand: product.brand,
          subbrand: product.subbrand ?? undefined,
          productGroup: product.productGroup ?? undefined,
          download: product.download ?? undefined,
          categories: (parts.links.get(product.id) ?? []).map(({ categoryKey }) => categoryKey).sort(),
          sale: product.sale,
          popularity: product.popularity,
          onlineSince,
          attributes: product.attributes,
          advancedAttributes: product.advancedAttributes,
          texts: Object.fromEntries(
            (parts.texts.get(product.id) ?? []).map(({ language, name, description, benefits }) => [
              language,
              { name, description, benefits },
            ]),
          ),
          images: product.images,
          safety: product.safety ?? undefined,
          documents: product.documents,
          variants: (parts.variants.get(product.id) ?? []).map((variant) => variantSource(variant, parts)),
          reviews: (parts.reviews.get(product.id) ?? []).map(({ review, day: date }) => ({
            language: review.language,
            rating: review.rating,
            title: review.title,
            text: review.body,
            author: review.author,
            date,
          })),
        }),
        // As it is: what was written before may lack what is asked for today.
        ...(product.guarantee && { guarantee: product.guarantee }),
      },
    ]),
  )
}
