'use client'

import dynamic from 'next/dynamic'

/** Declared here so that only pages with a store finder load its code. */
export const Finder = dynamic(() => import('./finder.client').then((module) => module.Finder))
