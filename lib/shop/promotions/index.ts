/** Promotions: their effects, validity and products. */

export { applyPromotions } from './apply-promotions'
export { apportion } from './apportion'
export { categoryKeysOf } from './category-keys'
export { isPricedIn, missingOf } from './conditions'
export { earnedGifts, type PromotedShipping, promotedShipping } from './extras'
export { findPromotion, labelIn, type Promotion, promotionsOf, type ShownPromotion } from './find-promotions'
export { type Goods, isAmong, type PromotedLine, sumOf } from './pieces'
export { listPromotions, promotionBoundary, promotionTimes } from './promotion-times'
export { promotions } from './tables'
export { promotionTag } from './tags'
export { writePromotions } from './write-promotions'
