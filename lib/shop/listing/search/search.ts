import type { Database } from '@/lib/platform/db'
import { typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { emptyListing, findListing, type Listing } from '../find-listing'
import { keptIndex } from '../memory/keep-index'
import type { ListingQuery } from '../query'
import { wordsIn } from '../term-bits'
import { findTarget } from './find-keys'
import { lexemesOf } from './lexemes'
import { type Meant, meantWords } from './meant-words'
import { readSynonyms, type Synonyms } from './synonyms'
import { readingsOf, type TermWord, termQuery, termWords } from './term'

export type SearchResult =
  /** The term is a product number or has a redirect. */
  | { kind: 'target'; target: string }
  /** `correctedTerm` replaced the term, which found nothing. */
  | { kind: 'listing'; listing: Listing; correctedTerm?: string }

const hasFilters = ({ filters, price, category }: ListingQuery) =>
  Object.keys(filters).length > 0 || price !== undefined || category !== undefined

type Attempt = { words: TermWord[]; term: string; withDescriptions: boolean }

/**
 * Further attempts for words that found nothing, the most likely first: prefixes of longer words, words within
 * compounds, and corrected typing errors. Unknown words are left out, and the last word may be a prefix. If no product
 * has all the words, the last ones are dropped.
 */
async function attemptsOf(
  db: Database,
  market: Market,
  words: readonly string[],
  known: { synonyms: Synonyms; version: number },
): Promise<Attempt[]> {
  const { typed, meant } = await meantWords(db, market, words, known)
  const attempt = (list: readonly Meant[], withDescriptions = true): Attempt => ({
    words: list.map(({ asked }) => asked),
    term: list.map(({ label }) => label).join(' '),
    withDescriptions,
  })
  const last = meant.at(-1)
  if (!last) return []
  const goesOn = typed.some(({ word, isPrefix }) => isPrefix && word === last.asked.word)
  const whole = [...meant.slice(0, -1), { ...last, asked: { ...last.asked, isPrefix: goesOn } }]
  // If all words are known, no product has all of them, not even in its description: that was the first query.
  const isNew = typed.some(({ isKnown }) => !isKnown)
  return [
    ...(isNew || goesOn ? [attempt(whole, isNew)] : []),
    ...[1, 2].filter((dropped) => dropped < meant.length).map((dropped) => attempt(meant.slice(0, -dropped))),
  ]
}

/** Asks for the lexemes of a term while its version is read: what the index is asked for then is in memory. */
async function learnAhead(db: Database, market: Market, words: readonly string[]): Promise<void> {
  const readings = readingsOf(
    words.map((word) => ({ word })),
    market,
  )
  await lexemesOf(db, market.language, wordsIn(readings))
}

/** Lists the products for a term's words. A term without results is corrected. */
async function listProducts(
  db: Database,
  market: Market,
  words: readonly string[],
  query: ListingQuery,
  version: number,
): Promise<SearchResult> {
  const synonyms = await readSynonyms(db, market.language, version)
  const list = ({ words, withDescriptions }: Pick<Attempt, 'words' | 'withDescriptions'>) =>
    findListing(db, market, query, {
      term: termQuery(words, market, { withDescriptions, synonyms }),
      version,
    })
  /** Results, or results that only the filters exclude. */
  const isFound = ({ hits, price }: Listing) => hits > 0 || (hasFilters(query) && price !== undefined)
  const first = await list({ words: words.map((word) => ({ word })), withDescriptions: true })
  if (isFound(first)) return { kind: 'listing', listing: first }
  for (const attempt of await attemptsOf(db, market, words, { synonyms, version })) {
    const listing = await list(attempt)
    if (!isFound(listing)) continue
    const same = attempt.term === words.join(' ')
    return { kind: 'listing', listing, ...(!same && { correctedTerm: typeset(attempt.term, market) }) }
  }
  return { kind: 'listing', listing: first }
}

/** How a search gets the results for its words: computed, or remembered from another search at the same version. */
type Results = (version: number, make: () => Promise<SearchResult>) => Promise<SearchResult>

/**
 * Searches a market for a term. A term without results is corrected. If only the filters exclude all results, the
 * listing is empty and the term stays.
 */
export async function search(
  db: Database,
  market: Market,
  term: string,
  query: ListingQuery,
  results: Results = (_, make) => make(),
): Promise<SearchResult> {
  const words = termWords(term, market)
  if (words.length === 0) return { kind: 'listing', listing: emptyListing }
  // The database alone needs none. A failure is met again where they are needed.
  if (keptIndex(db, market)) learnAhead(db, market, words).catch(() => undefined)
  const { version, target } = await findTarget(db, market, term)
  if (target !== undefined) return { kind: 'target', target }
  return results(version, () => listProducts(db, market, words, query, version))
}
