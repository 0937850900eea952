/** For client components only: a server component that imports from here adds the code to every page. */
export { SearchSuggestions } from './search-suggestions.client'
