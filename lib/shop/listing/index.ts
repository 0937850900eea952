/** Listings: a category's or a search's products, with filters, orders and pages. */
export { answerListing } from './answer-listing'
export { belowBases } from './below-bases'
export { colourWord } from './colours/base-colour'
export { writeColourWords } from './colours/colour-words'
export {
  type FacetName,
  facetNames,
  listingParameters,
  questionParameters,
  type ValueFacet,
} from './facets'
export { findCards } from './find-cards'
export { findListing, type Listing } from './find-listing'
export { findSold } from './find-sold'
export { countListingChange, countSearchChange } from './index-rows/listing-version'
export { noteMadeFor } from './index-rows/note-made-for'
export { refreshListing } from './index-rows/refresh-listing'
export { refreshSearchWords } from './index-rows/refresh-search-words'
export { listingEntries } from './index-rows/tables'
export {
  type CategoryListing,
  chooseAtEdge,
  chooseListing,
  findBestsellers,
  type ListingScope,
  listingTags,
  loadCategoryKeys,
  loadListing,
  searchTags,
} from './load-listing'
export { loadSelection, type Selection } from './load-selection'
export { findAlike } from './memory/find-alike'
export { indexesAtRest, loadIndexes, marketsWithoutIndex } from './memory/keep-index'
export {
  hasPriceEnds,
  isChosen,
  isUntidy,
  pageQuery,
  queryOfTemplate,
  type TemplateKind,
  templateFor,
  templateKinds,
  templatePage,
} from './page-query'
export { popularPaths } from './popular'
export { priceText } from './price-text'
export {
  defaultPageSize,
  type ListingQuery,
  listingAddress,
  longestTerm,
  mostPages,
  parseListingQuery,
  type SearchParams,
  type Sort,
  sorts,
} from './query'
export { type Question, questionIn } from './question'
export { compoundBreaks } from './search/compound-breaks'
export { hasPart } from './search/compounds'
export { fold, foldWords } from './search/fold'
export { knowsQuestion } from './search/known-question'
export { loadSearch } from './search/load-search'
export type { Meaning } from './search/meaning/meanings'
export { occasionKey, writeSearchOccasions } from './search/meaning/occasions'
export { searchCached } from './search/search-cached'
export { searchRedirectKey, searchTargetProblem, writeSearchRedirects } from './search/search-redirects'
export { type Suggestions, suggest } from './search/suggest'
export { synonymKey, synonymWord, writeSearchSynonyms } from './search/synonyms'
export { termWords } from './search/term'
export { ofMarket, partition } from './sql'
