/** The wishlist in the database. */

export { itemAddress } from './item-address'
export { wishlists } from './tables'
export {
  addToWishlist,
  mergeWishlists,
  numbersOf,
  pruneWishlists,
  removeFromWishlist,
  type WishlistAddition,
  wishlistOf,
} from './wishlist'
