'use client'

import dynamic from 'next/dynamic'

/** The islands of the checkout. Server components import them from here and only from here. */
export const FollowTabs = dynamic(() => import('./follow-tabs.client').then((module) => module.FollowTabs))
export const OrderState = dynamic(() => import('./order-state.client').then((module) => module.OrderState))
export const ReviewBar = dynamic(() => import('./review-bar.client').then((module) => module.ReviewBar))
