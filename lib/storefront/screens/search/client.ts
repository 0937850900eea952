/** For the HTTP edge: a server component that imports from here adds the code to every page. */
export { mostPages, type SearchFacts } from './found'
export { joinedSearch } from './joined-search'
export { foldPages, type KnownPage, pagesFor } from './known-pages'
