'use client'

/*
 * One file for the browser: a page with a button has the count as well, and both share the atoms.
 */
export { Hearts } from './hearts.client'

export { WishlistCount } from './wishlist-count.client'
