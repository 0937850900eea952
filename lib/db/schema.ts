/** Every table of the product, for Drizzle's queries and for the migrations that are generated from them. */
export { contentInvalidations, contentSnapshots } from '../content/tables'
export {
  formAttempts,
  formDrafts,
  formFiles,
  formSubmissions,
  localMailbox,
  messageOutbox,
  newsletterSubscriptions,
} from '../forms/tables'
export { basketItems, baskets } from '../shop/basket/tables'
export {
  facetValues,
  listingBits,
  listingEntries,
  listingTexts,
  listingWords,
  productKeys,
  searchRedirects,
  searchWords,
  wordBits,
} from '../shop/catalogue/listing-tables'
export {
  attributeValues,
  categories,
  priceChanges,
  prices,
  productCategories,
  products,
  productTexts,
  reviews,
  storeStock,
  stores,
  variants,
} from '../shop/catalogue/tables'
export { promotions } from '../shop/promotions/tables'
export { redirects } from '../shop/tables'
export { wishlistItems, wishlists } from '../shop/wishlist/tables'
export {
  accessTokens,
  assets,
  componentGroups,
  components,
  datasourceEntries,
  datasources,
  spaces,
  stories,
  storyVersions,
  webhookOutbox,
} from '../studio/tables'
