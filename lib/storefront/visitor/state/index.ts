/** The visitor's own state, loaded once and shared by the components that show it. */
export { Heart } from './heart'
export { HeldOrderNote } from './held-order-note'
export { WishlistOption } from './islands'
export { isToldInBasket } from './told-in-basket'
export type { Toggled } from './wishlist-atoms'
export { type WishlistWords, wishlistWords } from './wishlist-words'
