/** Products as tiles in grids, sliders and rows. */
export { Advice } from './advice'
export { CompactTile } from './compact-tile'
export { TileColours } from './islands'
export { PlainAddForm } from './plain-add'
export { PricesNote } from './prices-note'
export { ProductTile } from './product-tile'
export { shownCards } from './shown-cards'
export { rowWords, tileWords } from './tile-words'
