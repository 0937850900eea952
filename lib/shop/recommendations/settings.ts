import type { Market } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { fallbackNumbers } from './fallback'

/** The slots that show recommendations. */
export const slotNames = ['pds_alternatives', 'add_to_cart_layer', 'basket'] as const
export type SlotName = (typeof slotNames)[number]

type SlotSettings = {
  recommendationId: SlotName
  uid: string
  /** Whether random products fill places that similar products and the fallback leave empty. */
  fillWithRandom: boolean
  /** How many products at most. */
  size: number
}

export type RecommendationSettings = {
  slots: Record<SlotName, SlotSettings>
  /**
   * Shown in this order if too few similar products are found. Identified by the numbers at the end of product
   * addresses, because the ids differ between databases.
   */
  fallback: readonly { product_id: string }[]
}

const slotSize = 12

const slot = (recommendationId: SlotName): SlotSettings => ({
  recommendationId,
  uid: `recommendation-${recommendationId}`,
  fillWithRandom: true,
  size: slotSize,
})

/** The recommendation settings of a market. */
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
