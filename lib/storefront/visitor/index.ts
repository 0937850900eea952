/** What belongs to one visitor, asked for once and shared by everything that shows it. */

export { browserCookies } from './browser-cookies'
export { type Call, type Called, callShop } from './call-shop'
export { WishlistButton } from './islands'
export { scridCookie, scridService, validScrid } from './scrid'
export { voucherCode, voucherCookie } from './voucher'
export type { Toggled } from './wishlist-atoms'
export type { WishlistWords } from './wishlist-button.client'
export { wishlistWords } from './wishlist-words'
