import { inArray } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { products } from '@/lib/shop/catalogue'
import type { Recommendations } from '@/schemas/api/recommendations'
import type { RecommendationSlot, RecommendationSlotSettings } from '@/schemas/shop'
import { findRecommendations } from './find-recommendations'

type Question = { slot: RecommendationSlot; numbers: readonly string[]; settings: RecommendationSlotSettings }

/** A slot's recommendations for products given by their numbers, today. */
export async function recommendFor(
  db: Database,
  market: Market,
  { slot, numbers, settings }: Question,
): Promise<Recommendations> {
  const asked = numbers.map((number) => number.toLowerCase())
  const rows = asked.length
    ? await db
        .select({ id: products.id, number: products.number })
        .from(products)
        .where(inArray(products.number, asked))
    : []
  const place = ({ number }: { number: string }) => asked.indexOf(number)
  const items = await findRecommendations(db, {
    market,
    slot,
    productIds: rows.toSorted((a, b) => place(a) - place(b)).map(({ id }) => id),
    settings,
    day: currentTime().toISOString().slice(0, 10),
  })
  const { recommendationId, uid } = settings
  return { recommendationId, uid, items }
}
