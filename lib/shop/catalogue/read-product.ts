import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { countryOf, type Market } from '@/lib/platform/markets'
import { isSoldIn } from './offers/is-sold-in'
import { prices, storeStock, stores, variants } from './offers/tables'
import { shownText } from './shown-text'
import { attributeValues, categories, productCategories, products, productTexts, reviews } from './tables'

/** How many reviews a page shows; the average includes all of them. */
const reviewsShown = 30

export async function readProduct(db: Database, market: Market, number: string) {
  const [row] = await db
    .select({ product: products, text: productTexts })
    .from(products)
    .innerJoin(productTexts, shownText(market))
    .where(eq(products.number, number))
  return row
}

/** The variants with a price in a market's country, in their order. */
export function readVariants(db: Executor, market: Market, productIds: readonly number[]) {
  return db
    .select({ variant: variants, price: prices })
    .from(variants)
    .innerJoin(prices, and(eq(prices.variantId, variants.id), isSoldIn(countryOf(market))))
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id))
}

/** All products of a master key, the requested one included. */
export function readSiblings(db: Database, market: Market, masterKey: string) {
  return db
    .select({ product: products, text: productTexts })
    .from(products)
    .innerJoin(productTexts, shownText(market))
    .where(eq(products.masterKey, masterKey))
    .orderBy(asc(products.id))
    .limit(60)
}

/** Labels of attribute values, keyed `attribute value`. */
export async function readLabels(
  db: Executor,
  values: readonly (readonly [attribute: string, value: string])[],
) {
  if (values.length === 0) return new Map<string, typeof attributeValues.$inferSelect>()
  const rows = await db
    .select()
    .from(attributeValues)
    .where(
      inArray(sql`(${attributeValues.attribute}, ${attributeValues.value})`, [
        ...values.map(([attribute, value]) => sql`(${attribute}, ${value})`),
      ]),
    )
  return new Map(rows.map((row) => [`${row.attribute} ${row.value}`, row]))
}

type CategoryRow = { key: string; name: string; path: string; position: number; depth: number; leaf: string }

/**
 * The categories of a product in a market with all their ancestors, without those whose page is gone; `leaf` is the
 * category that each chain ends in.
 */
export async function readCategories(db: Database, { shopLocale }: Market, productId: number) {
  const rows: CategoryRow[] = await db.execute<CategoryRow>(sql`
    with recursive up as (
      select c.id, c.parent_id, c.key, c.name, c.path, c.position, c.hidden, c.key as leaf, 0 as above
      from ${categories} c join ${productCategories} p on p.category_key = c.key
      where p.product_id = ${productId} and c.locale = ${shopLocale}
      union all
      select c.id, c.parent_id, c.key, c.name, c.path, c.position, c.hidden, up.leaf, up.above + 1
      from ${categories} c join up on c.id = up.parent_id
      where up.above < 10
    )
    select key, name, path, position, leaf, (max(above) over (partition by leaf) - above)::int as depth
    from up where not hidden order by leaf, depth`)
  return [...rows]
}

/** The way to a product: its longest chain of categories, and of several the one that comes first in the menu. */
export function wayTo(rows: readonly CategoryRow[]): CategoryRow[] {
  const chains = [...Map.groupBy(rows, ({ leaf }) => leaf).values()]
  const earlier = (one: CategoryRow[], other: CategoryRow[]) =>
    one.map(({ position }, depth) => position - (other[depth]?.position ?? 0)).find((by) => by !== 0) ?? 0
  return chains.sort((one, other) => other.length - one.length || earlier(one, other))[0] ?? []
}

/** The keys of the categories of a product and of those above them, in any market. */
export async function readCategoryKeys(db: Executor, productId: number): Promise<string[]> {
  const rows = await db.execute<{ key: string }>(sql`
    with recursive up as (
      select c.parent_id, c.key, 0 as above
      from ${categories} c join ${productCategories} p on p.category_key = c.key
      where p.product_id = ${productId}
      union
      select c.parent_id, c.key, up.above + 1 from ${categories} c join up on c.id = up.parent_id
      where up.above < 10
    )
    select key from up
    union select category_key from ${productCategories} where product_id = ${productId}`)
  return rows.map(({ key }) => key)
}

/** The newest reviews of a product and of its siblings, those of the market's language first. */
export async function readReviews(db: Database, { language }: Market, masterKey: string) {
  const ofArticle = inArray(
    reviews.productId,
    db.select({ id: products.id }).from(products).where(eq(products.masterKey, masterKey)),
  )
  const [items, [sum]] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(ofArticle)
      .orderBy(desc(sql`${reviews.language} = ${language}`), desc(reviews.writtenAt), desc(reviews.id))
      .limit(reviewsShown),
    db
      .select({ mean: sql<number>`coalesce(avg(rating), 0)::float`, count: sql<number>`count(*)::int` })
      .from(reviews)
      .where(ofArticle),
  ])
  return { items, mean: sum?.mean ?? 0, count: sum?.count ?? 0 }
}

/** The stores in a market's country that stock a product, with their quantities. */
export async function readStores(db: Database, market: Market, productId: number) {
  return db
    .select({ name: stores.name, city: stores.city, quantity: sql<number>`sum(${storeStock.quantity})::int` })
    .from(storeStock)
    .innerJoin(stores, eq(stores.id, storeStock.storeId))
    .innerJoin(variants, eq(variants.id, storeStock.variantId))
    .where(and(eq(variants.productId, productId), eq(stores.country, countryOf(market))))
    .groupBy(stores.id)
    .having(sql`sum(${storeStock.quantity}) > 0`)
    .orderBy(asc(stores.city), asc(stores.name))
}

/** The path of a product in each language, with the countries that have a price for it. */
export async function readPaths(db: Database, number: string) {
  return db
    .selectDistinct({ language: productTexts.language, path: productTexts.path, country: prices.country })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(variants, eq(variants.productId, products.id))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), gt(prices.withTax, 0)))
    .where(eq(products.number, number))
}
