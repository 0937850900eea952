'use client'

import dynamic from 'next/dynamic'

/** The islands of the screens of an order. Server components import them from here and only from here. */
export const FollowOrder = dynamic(() => import('./follow-order.client').then((module) => module.FollowOrder))
export const ReturnSum = dynamic(() => import('./return-sum.client').then((module) => module.ReturnSum))
