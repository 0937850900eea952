/** Who may see an order without an account: its standing by number and mail address, all of it by a signed link. */
export { type OrderClaimAttempt, tryClaim } from './count-claims'
export { findGuestOrder, type OrderClaim } from './find-guest-order'
export { checkOrderToken, orderToken } from './order-token'
export { orderLinkMessage, sendOrderLink } from './send-link'
