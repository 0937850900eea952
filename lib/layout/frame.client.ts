'use client'

/*
 * What every page of the shop loads comes in one file: each further one would cost a phone another round trip.
 */
export { Later } from '@/lib/navigation/later.client'
export { Navigation } from '@/lib/navigation/navigation.client'
export { BasketLayerPlace } from '@/lib/shop/ui/basket/layer-place.client'
export { Dialog } from '@/lib/ui/dialog/dialog.client'
export { Toasts } from '@/lib/ui/toasts/toasts.client'
export { BasketCount } from '@/lib/visitor/basket-count.client'
export { WishlistCount } from '@/lib/visitor/wishlist.client'
export { CategoryMenu } from './header/category-menu.client'
export { SearchSuggestions } from './header/search-suggestions.client'
