import type { Market } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { fallbackNumbers } from './fallback'

/** The places that recommend products. Section 3, recommendation slot. */
export const slotNames = ['pds_alternatives', 'add_to_cart_layer', 'basket'] as const
export type SlotName = (typeof slotNames)[number]

export type SlotSettings = {
  recommendationId: SlotName
  uid: string
  /** Where rules and fallback do not fill the slot, any products that can be bought do. */
  fillWithRandom: boolean
  /** How many products at most. */
  size: number
}

export type RecommendationSettings = {
  slots: Record<SlotName, SlotSettings>
  /**
   * Shown, in this order, where the rules find too few. They are known by their numbers, which their addresses end in: a
   * database gives ids of its own.
   */
  fallback: readonly { product_id: string }[]
}

/** Section 9, recommendations. */
const slotSize = 12

const slot = (recommendationId: SlotName): SlotSettings => ({
  recommendationId,
  uid: `recommendation-${recommendationId}`,
  fillWithRandom: true,
  size: slotSize,
})

/** The recommendation settings of a market (section 3, shop configuration). */
export const recommendationSettings = (
  brand: Brand,
  { language }: Pick<Market, 'language'>,
): RecommendationSettings => ({
  slots: {
    pds_alternatives: slot('pds_alternatives'),
    add_to_cart_layer: slot('add_to_cart_layer'),
    basket: slot('basket'),
  },
  fallback: fallbackNumbers[brand][language].map((product_id) => ({ product_id })),
})
