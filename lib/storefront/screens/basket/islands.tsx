'use client'

import dynamic from 'next/dynamic'

/** The island of the basket page. Server components import it from here and only from here. */
export const Basket = dynamic(() => import('./basket.client').then((module) => module.Basket))
