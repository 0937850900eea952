/** Products of a category or a search, with filters, order and pages. */
export { AdviceWithoutResults } from './advice-without-results'
export { findAdvice } from './find-advice'
export { Listing } from './listing'
export { ProductGrid, ProductGridSkeleton } from './product-grid'
