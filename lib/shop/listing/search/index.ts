/** Search: results, redirects and suggestions for a term. */
export { redirectKey } from './find-keys'
export { fold, foldWords, productKey } from './fold'
export { type SearchResult, search } from './search'
export { searchCached } from './search-cached'
export { noSuggestions, type Suggestions, suggest } from './suggest'
