/** Rows of products: recently viewed ones, recommendations. */
export { RecentlyViewed } from './islands'
export { listData } from './list-data'
