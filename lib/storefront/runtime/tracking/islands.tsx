'use client'

import dynamic from 'next/dynamic'

/** The islands of tracking. Server components import them from here and only from here. */
export const Tracking = dynamic(() => import('./tracking.client').then((module) => module.Tracking))
