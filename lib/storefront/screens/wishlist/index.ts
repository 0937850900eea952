/** The page of the wishlist. */
export { type WishlistState, wishlistStates } from './plain-states'
export { PlainWishlist } from './plain-wishlist'
export { WishlistScreen } from './wishlist-screen'
