/** The product page. */
export { campaignProduct, productContext } from './context'
export { productMetadata } from './metadata'
export { type Panel, Panels } from './panels'
export { PlainOrder } from './plain-order'
export { PricePanel } from './price-panel'
export { ProductPage } from './product-page'
export { productData } from './structured-data'
export { VariantDropdown } from './variant-dropdown'
