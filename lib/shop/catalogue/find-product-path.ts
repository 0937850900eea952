import { and, eq, exists } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { countryOf, type Market, screenPath } from '@/lib/platform/markets'
import { isSoldIn } from './offers/is-sold-in'
import { prices, variants } from './offers/tables'
import { shownText } from './shown-text'
import { products, productTexts } from './tables'

/** Queries the path of a product in a market that shows a text of it and has a price in its country. */
export function productPathQuery(db: Database, market: Market, number: string) {
  const sold = db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(prices, and(eq(prices.variantId, variants.id), isSoldIn(countryOf(market))))
    .where(eq(variants.productId, products.id))
  return db
    .select({ path: productTexts.path })
    .from(products)
    .innerJoin(productTexts, shownText(market))
    .where(and(eq(products.number, number), exists(sold)))
    .limit(1)
}

/** The canonical path of a product in a market; undefined when the market does not sell it. */
export async function findProductPath(
  db: Database,
  market: Market,
  number: string,
): Promise<string | undefined> {
  const [row] = await productPathQuery(db, market, number)
  return row && screenPath(market, 'product', { pdp: row.path })
}
