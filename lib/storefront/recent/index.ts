/** Products that the visitor saw last. */
export { RecentlyViewed } from './islands'
