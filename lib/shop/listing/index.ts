/** Listings: a category's or a search's products, with filters, orders and pages. */
export { type FacetName, facetNames, type ValueFacet, valueFacets } from './facets'
export { emptyListing, type FacetValueView, type FacetView, findListing, type Listing } from './find-listing'
export {
  defaultPageSize,
  type ListingQuery,
  listingAddress,
  longestTerm,
  mostPages,
  type PriceRange,
  parseListingQuery,
  type Sort,
  sorts,
} from './query'
