/** The wishlist in the database. */

export { itemAddress } from './item-address'
export { addToWishlist, numbersOf, pruneWishlists, removeFromWishlist, wishlistOf } from './wishlist'
