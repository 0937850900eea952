'use client'

/*
 * One file for the browser: these islands share a page, and separate files would repeat their common code.
 */
export { RecentlyViewed } from '@/lib/storefront/screens/recently-viewed/client'
export { ArrivalLine } from './arrival-line.client'
export { BottomBar } from './bottom-bar.client'
export { BuyBox } from './buy-box.client'
export { ChosenPanels } from './chosen-panels.client'
export { Gallery } from './gallery.client'
export { ResetsOnLeave } from './resets-on-leave.client'
export { SiblingLink } from './sibling-link.client'
