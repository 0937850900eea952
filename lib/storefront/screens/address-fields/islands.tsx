'use client'

import dynamic from 'next/dynamic'

/** The island of the address fields. Server components import it from here and only from here. */
export const PlaceSuggestion = dynamic(() =>
  import('./place-suggestion.client').then((module) => module.PlaceSuggestion),
)
