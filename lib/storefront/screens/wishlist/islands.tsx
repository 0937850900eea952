'use client'

import dynamic from 'next/dynamic'

/** The island of the wishlist page. Server components import it from here and only from here. */
export const Wishlist = dynamic(() => import('./wishlist.client').then((module) => module.Wishlist))
