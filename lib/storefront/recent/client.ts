/** For client components alone: what server components take from here would be loaded with every page. */

export { CardRow } from './card-row.client'
export { RecentTiles } from './recent-tiles.client'
export { RecentlyViewed } from './recently-viewed.client'
