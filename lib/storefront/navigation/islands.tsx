'use client'

import dynamic from 'next/dynamic'

/** The islands of navigation. Server components import them from here and only from here. */
export const Later = dynamic(() => import('./later.client').then((module) => module.Later))
