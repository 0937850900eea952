'use client'

import dynamic from 'next/dynamic'

/** A file of its own, so that only pages with a hosted video load its code. */
export const VideoConsent = dynamic(() =>
  import('./video-consent.client').then((module) => module.VideoConsent),
)
