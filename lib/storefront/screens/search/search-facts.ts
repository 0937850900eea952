import type { FoundPage } from './found'

/** What the template of a search knows. */
export type SearchFacts = { pages: readonly FoundPage[] }
