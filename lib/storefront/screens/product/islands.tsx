'use client'

import dynamic from 'next/dynamic'

/** The islands of the product page. Server components import them from here and only from here. */
export const ArrivalLine = dynamic(() => import('./product.client').then((module) => module.ArrivalLine))
export const BuyBox = dynamic(() => import('./product.client').then((module) => module.BuyBox))
export const BottomBar = dynamic(() => import('./product.client').then((module) => module.BottomBar))
export const ChosenPanels = dynamic(() => import('./product.client').then((module) => module.ChosenPanels))
export const Gallery = dynamic(() => import('./product.client').then((module) => module.Gallery))
export const RecentlyViewed = dynamic(() =>
  import('./product.client').then((module) => module.RecentlyViewed),
)
export const ResetsOnLeave = dynamic(() => import('./product.client').then((module) => module.ResetsOnLeave))
export const SiblingLink = dynamic(() => import('./product.client').then((module) => module.SiblingLink))
