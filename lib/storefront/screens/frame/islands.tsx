'use client'

import dynamic from 'next/dynamic'

export { KeptMarkup } from '@/lib/storefront/runtime/adopted-markup/client'

/** The islands that every page may have. Server components import them from here and only from here. */
export const BasketCount = dynamic(() => import('./frame.client').then((module) => module.BasketCount))
export const BasketLayerHost = dynamic(() =>
  import('./frame.client').then((module) => module.BasketLayerHost),
)
export const CategoryMenu = dynamic(() => import('./frame.client').then((module) => module.CategoryMenu))
export const Dialog = dynamic(() => import('./frame.client').then((module) => module.Dialog))
export const Deferred = dynamic(() => import('./frame.client').then((module) => module.Deferred))
export const Hearts = dynamic(() => import('./frame.client').then((module) => module.Hearts))
export const HeldOrder = dynamic(() => import('./frame.client').then((module) => module.HeldOrder))
export const MenuTeaser = dynamic(() => import('./frame.client').then((module) => module.MenuTeaser))
export const Navigation = dynamic(() => import('./frame.client').then((module) => module.Navigation))
export const SearchSuggestions = dynamic(() =>
  import('./frame.client').then((module) => module.SearchSuggestions),
)
export const Toasts = dynamic(() => import('./frame.client').then((module) => module.Toasts))
export const WishlistCount = dynamic(() => import('./frame.client').then((module) => module.WishlistCount))
