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
  /** Shown, in this order, where the rules find too few. */
  fallback: readonly { product_id: number }[]
}

/** Section 9, recommendations. */
const slotSize = 12

const slot = (recommendationId: SlotName): SlotSettings => ({
  recommendationId,
  uid: `recommendation-${recommendationId}`,
  fillWithRandom: true,
  size: slotSize,
})

const standard: RecommendationSettings = {
  slots: {
    pds_alternatives: slot('pds_alternatives'),
    add_to_cart_layer: slot('add_to_cart_layer'),
    basket: slot('basket'),
  },
  fallback: [],
}

/** What a shop locale has of its own; the others share the standard. */
const own: Partial<Record<string, RecommendationSettings>> = {}

/** The recommendation settings of a shop locale (section 3, shop configuration). */
export const recommendationSettings = (shopLocale: string): RecommendationSettings =>
  own[shopLocale] ?? standard
