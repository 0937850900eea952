import { inArray } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { products } from '@/lib/shop/catalogue'
import type { ProductCard } from '@/schemas/shop'
import { findRecommendations } from './find-recommendations'
import { recommendationSlots, type SlotName } from './settings'

/** A slot's recommendations for products given by their numbers, today. */
export async function recommendFor(
  db: Database,
  market: Market,
  { slot, numbers }: { slot: SlotName; numbers: readonly string[] },
): Promise<ProductCard[]> {
  const asked = numbers.map((number) => number.toLowerCase())
  const rows = asked.length
    ? await db
        .select({ id: products.id, number: products.number })
        .from(products)
        .where(inArray(products.number, asked))
    : []
  const place = ({ number }: { number: string }) => asked.indexOf(number)
  return findRecommendations(db, {
    market,
    slot,
    productIds: rows.toSorted((a, b) => place(a) - place(b)).map(({ id }) => id),
    settings: recommendationSlots[slot],
    day: new Date().toISOString().slice(0, 10),
  })
}
