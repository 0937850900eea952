import type { Market } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import {
  type RecommendationSlot,
  type RecommendationSlotSettings,
  recommendationSlots,
  type ShopConfiguration,
} from '@/schemas/shop'
import { fallbackNumbers } from './fallback'

export { recommendationSlots as slotNames }
export type SlotName = RecommendationSlot

type SlotSettings = RecommendationSlotSettings & { recommendationId: SlotName; uid: string }

export type RecommendationSettings = {
  slots: Record<SlotName, SlotSettings>
  /**
   * Shown in this order if too few similar products are found. Identified by the numbers at the end of product
   * addresses, because the ids differ between databases.
   */
  fallback: readonly { product_id: string }[]
}

/** The recommendation settings of a market: those of its configuration, with the shop's own list where it has none. */
export function recommendationSettings(
  brand: Brand,
  { language }: Pick<Market, 'language'>,
  { slots, fallback }: ShopConfiguration['recommendations'],
): RecommendationSettings {
  const slot = (recommendationId: SlotName): SlotSettings => ({
    recommendationId,
    uid: `recommendation-${recommendationId}`,
    ...slots[recommendationId],
  })
  return {
    slots: {
      pds_alternatives: slot('pds_alternatives'),
      add_to_cart_layer: slot('add_to_cart_layer'),
      basket: slot('basket'),
    },
    fallback: fallback ?? fallbackNumbers[brand][language].map((product_id) => ({ product_id })),
  }
}
