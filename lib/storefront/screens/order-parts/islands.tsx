'use client'

import dynamic from 'next/dynamic'

/** The islands of an order's parts. Server components import them from here and only from here. */
export const CopyButton = dynamic(() => import('./copy-button.client').then((module) => module.CopyButton))
export const PrintButton = dynamic(() => import('./print-button.client').then((module) => module.PrintButton))
