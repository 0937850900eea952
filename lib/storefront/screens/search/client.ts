/** For the HTTP edge: a server component that imports from here adds the code to every page. */
export { fits } from './fits'
export { mostPages } from './found'
export { joinedSearch } from './joined-search'
export type { SearchFacts } from './search-facts'
