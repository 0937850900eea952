'use client'

export { Dialog, Toasts } from '@/lib/storefront/design/ui/client'
/*
 * The client code of every page in one file: each further file would cost a phone another round trip.
 */
export { Deferred } from '@/lib/storefront/runtime/navigation/client'
export { Navigation } from '@/lib/storefront/runtime/start/client'
export { BasketCount, BasketLayerHost } from '@/lib/storefront/screens/basket/client'
export { SearchSuggestions } from '@/lib/storefront/screens/suggestions/client'
export { Hearts, HeldOrder, WishlistCount } from '@/lib/storefront/visitor/state/client'
export { CategoryMenu } from './category-menu.client'
export { MenuTeaser } from './menu-teaser.client'
