/** Suggestions while typing, and what a search finds besides products. */
export { findPages } from './find-pages'
export { findSearch } from './find-search'
export { SearchScreen } from './search-screen'
