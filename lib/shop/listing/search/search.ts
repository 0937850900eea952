import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { emptyListing } from '../find-listing'
import type { ListingQuery } from '../query'
import { wordsIn } from '../term-query'
import { findTarget } from './find-keys'
import { lexemesOf } from './lexemes'
import { listMeant, type MeantListing } from './meaning/list-meant'
import { readingsOf, termWords } from './term'

export type SearchResult =
  /** The term is a product number or has a redirect. */
  { kind: 'target'; target: string } | ({ kind: 'listing' } & MeantListing)

/** Asks for the lexemes of a term while its version is read: what the index is asked for then is in memory. */
async function learnAhead(db: Database, market: Market, words: readonly string[]): Promise<void> {
  const readings = readingsOf(
    words.map((word) => ({ word })),
    market,
  )
  await lexemesOf(db, market.language, wordsIn(readings))
}

/** How a search gets the results for its words: computed, or remembered from another search at the same version. */
type Results = (version: number, make: () => Promise<SearchResult>) => Promise<SearchResult>

/**
 * Searches a market for a term. What its words mean narrows the results, and a term without results is corrected. If only
 * the visitor's filters exclude all results, the listing is empty and the term stays.
 */
export async function search(
  db: Database,
  market: Market,
  term: string,
  query: ListingQuery,
  results: Results = (_, make) => make(),
): Promise<SearchResult> {
  const words = termWords(term, market)
  if (words.length === 0) return { kind: 'listing', listing: emptyListing, meant: {}, leftOut: [] }
  // A failure is met again where they are needed.
  learnAhead(db, market, words).catch(() => undefined)
  const { version, target } = await findTarget(db, market, term)
  if (target !== undefined) return { kind: 'target', target }
  return results(version, async () => ({
    kind: 'listing',
    ...(await listMeant(db, market, term, query, version)),
  }))
}
