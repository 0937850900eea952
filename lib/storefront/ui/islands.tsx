'use client'

import dynamic from 'next/dynamic'

/*
 * Every island of the design system. Server components import them from here and only from here: a page then loads the
 * code of those that it renders, and of no others.
 */
export const Dialog = dynamic(() => import('./dialog/dialog.client').then((module) => module.Dialog))
export const FileField = dynamic(() => import('./file-field.client').then((module) => module.FileField))
export const Tabs = dynamic(() => import('./tabs/tabs.client').then((module) => module.Tabs))
export const Carousel = dynamic(() => import('./carousel/carousel.client').then((module) => module.Carousel))
