/** Recently viewed products. */
export { RecentlyViewed } from './islands'
