import {
  type RecommendationSlot,
  type RecommendationSlotSettings,
  recommendationSlots,
  type ShopConfiguration,
} from '@/schemas/shop'

export { recommendationSlots as slotNames }
export type SlotName = RecommendationSlot

export type SlotSettings = RecommendationSlotSettings & { recommendationId: SlotName; uid: string }

/** The settings of a slot in a market, by the configuration of its shop. */
export const slotSettings = (
  slot: SlotName,
  { slots }: ShopConfiguration['recommendations'],
): SlotSettings => ({
  recommendationId: slot,
  uid: `recommendation-${slot}`,
  ...slots[slot],
})
