import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { emptyListing, findListing, type Listing } from '../find-listing'
import type { ListingQuery } from '../query'
import { analyseWords, type TypedWord } from './analyse'
import { findTarget } from './find-keys'
import { type TermWord, termQuery, termWords } from './term'

export type SearchResult =
  /** The term is a product's number, or an editor's redirect: go there. */
  | { kind: 'target'; target: string }
  /** `correctedTerm` is what was searched instead of the term, which found nothing. */
  | { kind: 'listing'; listing: Listing; correctedTerm?: string }

const hasFilters = ({ filters, price, category }: ListingQuery) =>
  Object.keys(filters).length > 0 || price !== undefined || category !== undefined

type Attempt = { words: TermWord[]; term: string; withDescriptions: boolean }

type Meant = { asked: TermWord; label: string }

/** What may have been meant by a word; nothing where nobody knows it. */
function meantBy({ word, isKnown, isPrefix, within, mended }: TypedWord): Meant[] {
  if (isKnown) return [{ asked: { word }, label: word }]
  if (isPrefix || within.length > 0) return [{ asked: { word, isPrefix, alternatives: within }, label: word }]
  return mended ? [{ asked: { word: mended.word }, label: mended.label }] : []
}

/**
 * What may have been meant by words that found nothing, the likeliest first: the beginning of a longer word, a word
 * within compounds, words with their typing errors mended; words that nobody knows are left out, and the last one may
 * go on. Where nothing has all of the words, the first ones lead on.
 */
async function attemptsOf(db: Database, market: Market, words: readonly string[]): Promise<Attempt[]> {
  const typed = await analyseWords(db, market, words)
  const meant = typed.flatMap(meantBy)
  const attempt = (list: readonly Meant[], withDescriptions = true): Attempt => ({
    words: list.map(({ asked }) => asked),
    term: list.map(({ label }) => label).join(' '),
    withDescriptions,
  })
  const last = meant.at(-1)
  if (!last) return []
  const goesOn = typed.some(({ word, isPrefix }) => isPrefix && word === last.asked.word)
  const whole = [...meant.slice(0, -1), { ...last, asked: { ...last.asked, isPrefix: goesOn } }]
  // Nothing has all of the words as they are, in its description neither: that was asked before.
  const isNew = typed.some(({ isKnown }) => !isKnown)
  return [
    ...(isNew || goesOn ? [attempt(whole, isNew)] : []),
    ...[1, 2].filter((dropped) => dropped < meant.length).map((dropped) => attempt(meant.slice(0, -dropped))),
  ]
}

/**
 * Searches a market for a term: its products, or where the term leads at once. A term that finds nothing is mended. With
 * filters that leave nothing, the empty listing says so, and the term stays.
 */
export async function search(
  db: Database,
  market: Market,
  term: string,
  query: ListingQuery,
): Promise<SearchResult> {
  const words = termWords(term, market)
  if (words.length === 0) return { kind: 'listing', listing: emptyListing }
  const target = await findTarget(db, market, term)
  if (target !== undefined) return { kind: 'target', target }
  const list = ({ words, withDescriptions }: Pick<Attempt, 'words' | 'withDescriptions'>) =>
    findListing(db, market, query, termQuery(words, market, { withDescriptions }))
  /** Something, or what only the filters leave nothing of. */
  const isFound = ({ hits, price }: Listing) => hits > 0 || (hasFilters(query) && price !== undefined)
  const first = await list({ words: words.map((word) => ({ word })), withDescriptions: true })
  if (isFound(first)) return { kind: 'listing', listing: first }
  for (const attempt of await attemptsOf(db, market, words)) {
    const listing = await list(attempt)
    if (!isFound(listing)) continue
    const same = attempt.term === words.join(' ')
    return { kind: 'listing', listing, ...(!same && { correctedTerm: attempt.term }) }
  }
  return { kind: 'listing', listing: first }
}
