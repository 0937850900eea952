import 'server-only'
import { database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { recommendFor } from '@/lib/shop/recommendations'
import type { Recommendations as Answer } from '@/schemas/api/recommendations'
import type { RecommendationSlot, RecommendationSlotSettings } from '@/schemas/shop'
import { part } from './part'

export type Recommendations = {
  /** What goes with products, by their numbers, in a slot of a page today; never these products themselves. */
  forProducts: (
    market: Market,
    asked: { slot: RecommendationSlot; numbers: readonly string[]; settings: RecommendationSlotSettings },
  ) => Promise<Answer>
}

const own: Recommendations = {
  forProducts: (market, asked) => recommendFor(database(), market, asked),
}

export const recommendations = part('recommendations', own)
