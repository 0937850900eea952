'use client'

import dynamic from 'next/dynamic'

/** The islands of the layout. Server components import them from here and only from here. */
export const CategoryMenu = dynamic(() =>
  import('./header/category-menu.client').then((module) => module.CategoryMenu),
)
