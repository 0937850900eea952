'use client'

import dynamic from 'next/dynamic'

/** The islands of listings. Server components import them from here and only from here. */
export const ListingFrame = dynamic(() =>
  import('./listing-frame.client').then((module) => module.ListingFrame),
)
