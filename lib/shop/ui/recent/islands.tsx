'use client'

import dynamic from 'next/dynamic'

/** Tiles that come when there is something to show in them. */
export const RecentTiles = dynamic(() => import('./recent-tiles.client').then((module) => module.RecentTiles))
