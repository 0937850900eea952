/** Who may see an order without an account: who knows its number and its mail address, or has a signed link to it. */
export { tryClaim } from './count-claims'
export { findGuestOrder, type OrderClaim } from './find-guest-order'
export { checkOrderToken, linkDays, orderToken } from './order-token'
