'use client'

import dynamic from 'next/dynamic'

/** A file of its own, so that only pages with this block load its code. */
export const DirectAdd = dynamic(() => import('./direct-add.client').then((module) => module.DirectAdd))
