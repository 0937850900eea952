'use client'

export { BasketCount, BasketLayerHost } from '@/lib/storefront/basket/client'
/*
 * What every page of the shop loads comes in one file: each further one would cost a phone another round trip.
 */
export { Later, Navigation } from '@/lib/storefront/navigation/client'
export { SearchSuggestions } from '@/lib/storefront/search/client'
export { Dialog, Toasts } from '@/lib/storefront/ui/client'
export { WishlistCount } from '@/lib/storefront/visitor/client'
export { CategoryMenu } from './category-menu.client'
