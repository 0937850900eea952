/** Suggestions while typing, and what a search finds besides products. */
export { findPages, pagesToFind } from './find-pages'
export { findSearch } from './find-search'
export { searchElsewhere, searchMetadata } from './search-head'
export { SearchScreen } from './search-screen'
export { SearchTemplate } from './search-template'
