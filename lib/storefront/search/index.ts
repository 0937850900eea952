/** Suggestions while typing, and what a search finds besides products. */

export { categoryPaths, findPages } from './find-pages'
export { type Found, findSearch } from './find-search'
