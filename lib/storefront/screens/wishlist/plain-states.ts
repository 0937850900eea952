/** What the page of the wishlist that needs no script says of the form that has led to it. */
export const wishlistStates = ['added', 'removed', 'full', 'tooMany', 'failed'] as const
export type WishlistState = (typeof wishlistStates)[number]
