'use client'

import dynamic from 'next/dynamic'

/** A file of its own, so that pages without product islands load only this code. */
export const RecentlyViewed = dynamic(() =>
  import('./recently-viewed.client').then((module) => module.RecentlyViewed),
)
