/** Promotions: their effects, validity and products. */

export { applyPromotions, type PromotedLine } from './apply-promotions'
export { findPromotion, type Promotion, promotionsOf, type ShownPromotion } from './find-promotions'
export { promotionBoundary, promotionTimes } from './promotion-times'
export { promotionTag } from './tags'
export { writePromotions } from './write-promotions'
