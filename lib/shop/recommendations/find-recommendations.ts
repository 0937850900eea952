import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { idArray, textArray } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { products } from '@/lib/shop/catalogue'
import { listingEntries } from '@/lib/shop/listing'
import type { ProductCard, RecommendationSlot, RecommendationSlotSettings } from '@/schemas/shop'
import { besides, findComplements } from './find-complements'
import { randomNumbers } from './random'
import { findSimilar, type Recommended } from './similar'
import { recommendationFallback } from './tables'

/** Random ids tried for each place; several may lead to the same product. */
const triesPerPlace = 6

type Question = {
  market: Market
  slot: RecommendationSlot
  /** The product on the page, or those in the basket. */
  productIds: readonly number[]
  settings: Pick<RecommendationSlotSettings, 'size' | 'fillWithRandom'>
  /** Seeds the random fill, which is the same all day: `2026-11-21`. */
  day: string
}

/** The first of each family. */
const oneOfEach = (rows: readonly Recommended[]): Recommended[] =>
  [...new Map(rows.toReversed().map((row) => [row.masterKey, row])).values()].reverse()

/** Where the shopper has decided for a product, another one like it is no help. */
const complementing: ReadonlySet<RecommendationSlot> = new Set(['add_to_cart_layer', 'basket'])

/**
 * Products for a slot: in the basket, those of the categories beside and of the fallback list that are of another kind,
 * as far as there are any; else those of the product's deepest category, the most similar first (brand, price, colour);
 * then those of the fallback list; then, if the slot allows it, random ones. Never the product itself or its siblings, one of each family, and only what can be bought.
 */
export async function findRecommendations(db: Database, question: Question): Promise<ProductCard[]> {
  const { market, slot, productIds, settings } = question
  const { size, fillWithRandom } = settings
  const masterKeys = await masterKeysOf(db, productIds)
  const rows: Recommended[] = []
  const excluded = () => [...masterKeys, ...rows.map(({ masterKey }) => masterKey)]
  const fitting = (candidates: Recommended[]) => besides(db, market, productIds, candidates)
  if (complementing.has(slot)) {
    rows.push(...(await findComplements(db, market, productIds, masterKeys, size)))
    if (rows.length < size) rows.push(...(await fitting(await fallback(db, market, excluded()))))
  }
  const isOfOthers = rows.length > 0
  if (!isOfOthers) {
    const places = Math.ceil(size / Math.max(1, productIds.length))
    for (const productId of productIds)
      rows.push(...(await findSimilar(db, market, productId, excluded(), places)))
    if (rows.length < size) rows.push(...(await fallback(db, market, excluded())))
  }
  if (rows.length < size && fillWithRandom) {
    const drawn = await random(db, question, excluded(), size - rows.length)
    rows.push(...(isOfOthers ? await fitting(drawn) : drawn))
  }
  return rows.slice(0, size).map(({ card }) => card)
}

async function masterKeysOf(db: Database, productIds: readonly number[]): Promise<string[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectDistinct({ key: products.masterKey })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  return rows.map(({ key }) => key)
}

/** The products of the market's list, or else of its language's, that the market sells and that can be bought. */
async function fallback(
  db: Database,
  { shopLocale, language }: Market,
  masterKeys: readonly string[],
): Promise<Recommended[]> {
  const rows = await db.execute<Recommended>(sql`
    select p.master_key as "masterKey", l.card
    from (
      select products from ${recommendationFallback}
      where locale in (${shopLocale}::text, ${language}::text) order by locale = ${shopLocale}::text desc limit 1
    ) list
      cross join unnest(list.products) with ordinality as named(number, place)
      join ${products} p on p.number = named.number
      join ${listingEntries} l on l.product_id = p.id and l.locale = ${shopLocale}
    where l.buyable and p.master_key <> all(${textArray(masterKeys)})
    order by named.place`)
  return oneOfEach(rows)
}

/**
 * Random products, different for each day and product: those next to random ids. Reads a few rows, however sparse the
 * ids, and never the whole catalogue.
 */
async function random(
  db: Database,
  { market: { shopLocale }, slot, productIds, day }: Question,
  masterKeys: readonly string[],
  size: number,
): Promise<Recommended[]> {
  const [last] = await db
    .select({ id: listingEntries.productId })
    .from(listingEntries)
    .where(eq(listingEntries.locale, shopLocale))
    .orderBy(desc(listingEntries.productId))
    .limit(1)
  if (!last) return []
  const seed = [day, shopLocale, slot, ...productIds].join(' ')
  const rows = await db.execute<Recommended>(sql`
    select next."masterKey", next.card
    from unnest(${idArray(randomNumbers(seed, last.id, size * triesPerPlace))}) with ordinality as drawn(id, place)
    cross join lateral (
      select p.master_key as "masterKey", l.card
      from ${listingEntries} l join ${products} p on p.id = l.product_id
      where l.locale = ${shopLocale} and l.product_id >= drawn.id and l.buyable
        and p.master_key <> all(${textArray(masterKeys)})
      order by l.product_id limit 1
    ) next
    order by drawn.place`)
  return oneOfEach(rows).slice(0, size)
}
