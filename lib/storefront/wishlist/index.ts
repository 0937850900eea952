/** The page of the wishlist. */
export { WishlistScreen } from './wishlist-screen'
