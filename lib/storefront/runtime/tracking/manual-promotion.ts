import type { PageEvent } from './tracking-data'

const separator = '-_-'

/** The four parts of a promotion, as an editor names them. */
export type ManualPromotion = Partial<
  Record<'promotionId' | 'promotionName' | 'promotionCreative' | 'promotionSlot', string | undefined>
>

function partsOf({ promotionId, promotionName, promotionCreative, promotionSlot }: ManualPromotion) {
  const [id, name, creative, slot] = [promotionId, promotionName, promotionCreative, promotionSlot].map(
    (part) => part?.trim(),
  )
  return id && name && creative && slot ? { id, name, creative, slot } : undefined
}

/** The parts of a promotion in one text; undefined unless all four are given. */
export function manualPromotion(given: ManualPromotion): string | undefined {
  const parts = partsOf(given)
  return parts && Object.values(parts).join(separator)
}

/** The attributes of an element by which it is tracked that its promotion is seen: once in a visit. */
export function promotionToSee(given: ManualPromotion): { 'data-promotion'?: string } {
  const parts = partsOf(given)
  const promotion = manualPromotion(given)
  if (!parts || !promotion) return {}
  const { id, name, creative, slot } = parts
  const seen: PageEvent = {
    event: {
      event: 'frontend_view_promotion',
      ...{ promotion_id: id, promotion_name: name, creative_name: creative, creative_slot: slot, promotion },
    },
    once: { key: `promotion:${id}`, lasting: 'session' },
  }
  return { 'data-promotion': JSON.stringify(seen) }
}
