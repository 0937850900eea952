'use client'

import dynamic from 'next/dynamic'

/** The islands of listings. Server components import them from here and only from here. */
export const ListingPlace = dynamic(() =>
  import('./listing-place.client').then((module) => module.ListingPlace),
)
export const ListingFrame = dynamic(() =>
  import('./listing-frame.client').then((module) => module.ListingFrame),
)
