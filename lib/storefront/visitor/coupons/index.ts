/** The codes that the editors of a market offer to everybody. */
export { CouponAction, CouponFacts } from './coupon'
export { CouponList } from './coupon-list'
export { offeredCodes, withOfferedCoupons } from './offered-coupons'
