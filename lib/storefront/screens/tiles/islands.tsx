'use client'

import dynamic from 'next/dynamic'

/** The islands of tiles. Server components import them from here and only from here. */
export const TileColours = dynamic(() => import('./tile-colours.client').then((module) => module.TileColours))
