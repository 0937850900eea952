import { inArray } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { products } from '@/lib/shop/catalogue'
import type { Brand } from '@/schemas'
import type { ProductCard } from '@/schemas/shop'
import { findRecommendations } from './find-recommendations'
import { type SlotName, slotSettings } from './settings'

/** A slot's recommendations for products given by their numbers, today. */
export async function recommendFor(
  db: Database,
  { brand, market }: { brand: Brand; market: Market },
  { slot, numbers }: { slot: SlotName; numbers: readonly string[] },
): Promise<ProductCard[]> {
  const asked = numbers.map((number) => number.toLowerCase())
  const rows = asked.length
    ? await db
        .select({ id: products.id, number: products.number })
        .from(products)
        .where(inArray(products.number, asked))
    : []
  const { recommendations } = await findShopConfiguration(db, brand, market)
  const place = ({ number }: { number: string }) => asked.indexOf(number)
  return findRecommendations(db, {
    market,
    slot,
    productIds: rows.toSorted((a, b) => place(a) - place(b)).map(({ id }) => id),
    settings: slotSettings(slot, recommendations),
    day: new Date().toISOString().slice(0, 10),
  })
}
