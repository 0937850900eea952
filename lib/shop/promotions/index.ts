/** Promotions: their effects, validity and products. */

export { applyPromotions } from './apply-promotions'
export { categoryKeysOf } from './category-keys'
export { isPricedIn } from './conditions'
export { earnedGifts, type PromotedShipping, promotedShipping } from './extras'
export { findPromotion, type Promotion, promotionsOf, type ShownPromotion } from './find-promotions'
export type { PromotedLine } from './pieces'
export { promotionBoundary, promotionTimes } from './promotion-times'
export { promotions } from './tables'
export { promotionTag } from './tags'
export { writePromotions } from './write-promotions'
