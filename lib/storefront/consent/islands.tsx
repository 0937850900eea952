'use client'

import dynamic from 'next/dynamic'

/** The islands of consent. Server components import them from here and only from here. */
export const Consent = dynamic(() => import('./consent.client').then((module) => module.Consent))
