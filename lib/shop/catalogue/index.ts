/** Products as the database holds them, and as a page shows them. */
export { loadProduct } from './cached'
export type { CategoryPage } from './category-pages'
export { chosenRows } from './chosen-rows'
export { conditionLabels, conditionTitles, conditionWords } from './condition-words'
export { findProduct } from './find-product'
export { findProductPath } from './find-product-path'
export { fromCatalogue, fromCatalogueInTime } from './from-catalogue'
export { guaranteeView } from './guarantee-view'
export { isProductPicture } from './is-product-picture'
export { loadCategoryMenu, loadCategoryPage, loadCategoryPaths } from './load-category-pages'
export { isBuyable, isDownloaded } from './offers/is-buyable'
export { isSoldIn } from './offers/is-sold-in'
export { prices, storeStock, stores, variants } from './offers/tables'
export { partyView } from './party-view'
export type {
  ChoiceAttribute,
  GuaranteeView,
  LabelledValue,
  PartyView,
  ProductView,
  ReviewView,
  SiblingView,
  VariantView,
} from './product-view'
export { readCategoryKeys, readVariants } from './read-product'
export {
  daysOf,
  distinguishingAttribute,
  logisticsOf,
  lowestOf,
  priceOf,
  rowAvailability,
  sourcePriceOf,
} from './rows'
export { langOf, shownText } from './shown-text'
export { categories, productCategories, products, productTexts, reviews } from './tables'
export { categoriesTag, listingTag, productTag, storesTag } from './tags'
