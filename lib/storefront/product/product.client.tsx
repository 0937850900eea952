'use client'

/* One file for the browser: they stand on one page, and apart each would bring what they share once more. */
export { RecentlyViewed } from '@/lib/storefront/recent/client'
export { BottomBar } from './bottom-bar.client'
export { BuyBox } from './buy-box.client'
export { Gallery } from './gallery.client'
export { ResetsOnLeave } from './resets-on-leave.client'
