/** Search: what a term finds, what it leads to, and what is suggested while it is typed. */
export { redirectKey } from './find-keys'
export { fold, foldWords, productKey } from './fold'
export { type SearchResult, search } from './search'
export { searchAgain } from './search-again'
export { noSuggestions, type Suggestions, suggest } from './suggest'
