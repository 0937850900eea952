/** For client components alone: what server components take from here would be loaded with every page. */

export { IconCount } from './icon-count.client'
export { useVisitor } from './use-visitor'
export { callAtom, patchVisitorAtom, visitorAtom, visitorStatusAtom } from './visitor-atoms'
export { WishlistCount } from './wishlist.client'
export { toggleWishlistAtom, wishlistAtom } from './wishlist-atoms'
export { WishlistButton } from './wishlist-button.client'
