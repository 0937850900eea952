/** What promotions take off, when, and for which products. */

export { applyPromotions, type PromotedLine } from './apply-promotions'
export { findPromotion, type Promotion, promotionsOf, type ShownPromotion } from './find-promotions'
export { promotionBoundary, promotionTimes } from './promotion-times'
export { promotionTag } from './tags'
export { writePromotions } from './write-promotions'
