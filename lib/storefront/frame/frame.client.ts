'use client'

export { BasketCount, BasketLayerHost } from '@/lib/storefront/basket/client'
/*
 * The client code of every page in one file: each further file would cost a phone another round trip.
 */
export { Deferred, Navigation } from '@/lib/storefront/navigation/client'
export { SearchSuggestions } from '@/lib/storefront/search/client'
export { Dialog, Toasts } from '@/lib/storefront/ui/client'
export { Hearts, HeldOrder, WishlistCount } from '@/lib/storefront/visitor/client'
export { CategoryMenu } from './category-menu.client'
export { MenuTeaser } from './menu-teaser.client'
