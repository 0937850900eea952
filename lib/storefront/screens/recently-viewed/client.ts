/** For client components only: a server component that imports from here adds the code to every page. */
export { CardRow } from './card-row.client'
export { listData } from './list-data'
export { RecentTiles } from './recent-tiles.client'
export { RecentlyViewed } from './recently-viewed.client'
