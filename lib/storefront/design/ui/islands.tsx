'use client'

import dynamic from 'next/dynamic'

/*
 * All islands of the design system. Server components import them only from here, so that a page loads only the code of
 * those that it renders.
 */
export const Dialog = dynamic(() => import('./dialog/dialog.client').then((module) => module.Dialog))
export const FileField = dynamic(() => import('./file-field.client').then((module) => module.FileField))
export const Tabs = dynamic(() => import('./tabs/tabs.client').then((module) => module.Tabs))
export const Carousel = dynamic(() => import('./carousel/carousel.client').then((module) => module.Carousel))
