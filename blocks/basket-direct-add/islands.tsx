'use client'

import dynamic from 'next/dynamic'

/** Declared here so that only pages that sell a product outside its page load its code. */
export const DirectAdd = dynamic(() => import('./direct-add.client').then((module) => module.DirectAdd))
