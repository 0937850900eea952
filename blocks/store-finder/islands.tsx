'use client'

import dynamic from 'next/dynamic'

/** A file of its own, so that only pages with a store finder load its code. */
export const Finder = dynamic(() => import('./finder.client').then((module) => module.Finder))
