/** The codes that the editors of a market offer to everybody. */
export { Coupon } from './coupon'
export { CouponList } from './coupon-list'
export { withOfferedCoupons } from './offered-coupons'
