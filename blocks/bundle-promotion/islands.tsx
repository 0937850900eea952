'use client'

import dynamic from 'next/dynamic'

/** A file of its own, so that only pages with a bundle load its code. */
export const BundleOrder = dynamic(() => import('./bundle-order.client').then((module) => module.BundleOrder))
