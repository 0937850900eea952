/** For client components only: a server component that imports from here adds the code to every page. */
export { HeldOrder, HeldOrderInBasket, useIsAwaited } from './held-order.client'
export { IconCount } from './icon-count.client'
export { useVisitor } from './use-visitor'
export { callAtom, patchVisitorAtom, seeVisitorAtom, visitorAtom, visitorStatusAtom } from './visitor-atoms'
export { Hearts, WishlistCount } from './wishlist.client'
export { toggleWishlistAtom, wishlistAtom } from './wishlist-atoms'
export { WishlistButton } from './wishlist-button.client'
export { useHasWishlist } from './wishlist-option.client'
