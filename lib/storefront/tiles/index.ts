/** Products as tiles in grids, sliders and rows. */

export { Advice } from './advice'
export { basePriceOf } from './base-price'
export { CompactTile } from './compact-tile'
export { ProductGrid, ProductGridSkeleton } from './product-grid'
export { ProductTile } from './product-tile'
