'use client'

import dynamic from 'next/dynamic'

/** The islands of navigation. Server components import them from here and only from here. */
export const DocumentActions = dynamic(() =>
  import('./document-actions.client').then((module) => module.DocumentActions),
)
