/** The slots that show recommendations. */
export const slotNames = ['pds_alternatives', 'add_to_cart_layer', 'basket'] as const
export type SlotName = (typeof slotNames)[number]

export type SlotSettings = {
  recommendationId: SlotName
  uid: string
  /** Whether random products fill places that similar products and the fallback leave empty. */
  fillWithRandom: boolean
  /** How many products at most. */
  size: number
}

const slotSize = 12

const slot = (recommendationId: SlotName): SlotSettings => ({
  recommendationId,
  uid: `recommendation-${recommendationId}`,
  fillWithRandom: true,
  size: slotSize,
})

/** The settings of each slot, the same in every market. */
export const recommendationSlots: Record<SlotName, SlotSettings> = {
  pds_alternatives: slot('pds_alternatives'),
  add_to_cart_layer: slot('add_to_cart_layer'),
  basket: slot('basket'),
}
