'use client'

import dynamic from 'next/dynamic'

/** The islands of the search. Server components import them from here and only from here. */
export const SearchPlace = dynamic(() => import('./search-place.client').then((module) => module.SearchPlace))
