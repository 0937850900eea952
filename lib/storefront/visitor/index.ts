/** The visitor's own state, loaded once and shared by the components that show it. */

export { browserCookies } from './browser-cookies'
export { type Call, type Called, callShop } from './call-shop'
export { cookiePaths } from './cookie-paths'
export { Heart } from './heart'
export { HeldOrderNote } from './held-order-note'
export { WishlistOption } from './islands'
export { scridCookie, scridOf, scridService, validScrid } from './scrid'
export { voucherCode, voucherCookie, voucherKeptEvent, voucherOf } from './voucher'
export type { Toggled } from './wishlist-atoms'
export { type WishlistWords, wishlistWords } from './wishlist-words'
