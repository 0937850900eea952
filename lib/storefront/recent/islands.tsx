'use client'

import dynamic from 'next/dynamic'

/** Declared here so that pages other than those of products load its code alone. */
export const RecentlyViewed = dynamic(() =>
  import('./recently-viewed.client').then((module) => module.RecentlyViewed),
)
