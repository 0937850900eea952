/** The visitor's own state, loaded once and shared by the components that show it. */

export { browserCookies } from './browser-cookies'
export { type Call, type Called, callShop } from './call-shop'
export { WishlistButton, WishlistOption } from './islands'
export { scridCookie, scridService, validScrid } from './scrid'
export { voucherCode, voucherCookie } from './voucher'
export type { Toggled } from './wishlist-atoms'
export type { WishlistWords } from './wishlist-button.client'
export { wishlistWords } from './wishlist-words'
