/** Products of a category or a search, with filters, order and pages. */
export { AdviceWithoutResults } from './advice-without-results'
export { findAdvice, findAdvices } from './find-advice'
export { Listing } from './listing'
export type { ListingFacts } from './listing-facts'
export { ListingTemplate, listingLabel } from './listing-template'
export { type Chosen, choicesOf } from './listing-view'
export { ProductGrid, ProductGridSkeleton } from './product-grid'
export { WordsApart } from './words-apart'
