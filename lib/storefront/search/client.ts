/** For client components alone: what server components take from here would be loaded with every page. */
export { SearchSuggestions } from './search-suggestions.client'
