'use client'

/* One file for the browser: where there is a button there is the count as well, and both stand on the same atoms. */
export { WishlistButton } from './wishlist-button.client'
export { WishlistCount } from './wishlist-count.client'
