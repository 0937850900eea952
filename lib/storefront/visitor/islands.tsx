'use client'

import dynamic from 'next/dynamic'

/** The islands that show what belongs to one visitor. Server components import them from here and only from here. */
export const WishlistButton = dynamic(() =>
  import('./wishlist.client').then((module) => module.WishlistButton),
)
