'use client'

import dynamic from 'next/dynamic'

export { WishlistOption } from './wishlist-option.client'

/** Islands that show the visitor's own state. Server components import them only from here. */
export const WishlistButton = dynamic(() =>
  import('./wishlist.client').then((module) => module.WishlistButton),
)
