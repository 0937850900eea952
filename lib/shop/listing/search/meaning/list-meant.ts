import type { Database } from '@/lib/platform/db'
import { typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { findListing, type Listing } from '../../find-listing'
import type { ListingQuery } from '../../query'
import { type Attempt, attemptsOf } from '../attempts'
import { readSynonyms } from '../synonyms'
import { termQuery, termWords } from '../term'
import { type Meaning, meanings } from './meanings'
import { canNarrow, relaxations } from './relax'
import { readSense } from './sense'
import { type Part, type Understood, understand } from './understand'

/** What a search says of a part that nothing has. */
export type LeftOut = { meaning: Meaning; label: string }

type Found = Awaited<ReturnType<typeof findListing>>

export type MeantListing = {
  listing: Listing
  /** Replaced a term that found nothing. */
  correctedTerm?: string
  /** What words of the term mean, as filters that the listing is narrowed by. */
  meant: ListingQuery['filters']
  /** The occasion that the listing is narrowed by. */
  occasion?: string
  /** What was left out because nothing has it. */
  leftOut: LeftOut[]
}

const hasFilters = ({ filters, price, category }: ListingQuery) =>
  Object.keys(filters).length > 0 || price !== undefined || category !== undefined

/** The meanings that words do not have: taken back, or answered by a filter of the visitor's. */
const withoutFor = ({ without = [], filters, category }: ListingQuery): ReadonlySet<Meaning> =>
  new Set([
    ...without,
    ...meanings.filter((meaning) =>
      meaning === 'occasion' ? category !== undefined : filters[meaning] !== undefined,
    ),
  ])

/** A query that parts narrow down. */
function narrowed(query: ListingQuery, parts: readonly Part[]): ListingQuery {
  const within = parts.find(({ meaning }) => meaning === 'occasion')?.categories
  return { ...query, filters: { ...filtersOf(parts), ...query.filters }, ...(within && { within }) }
}

const filtersOf = (parts: readonly Part[]): ListingQuery['filters'] =>
  Object.fromEntries(
    parts.flatMap(({ meaning, values }) => (meaning === 'occasion' ? [] : [[meaning, values]])),
  )

const exactly = (words: readonly string[], withDescriptions = true): Attempt => ({
  words: words.map((word) => ({ word })),
  term: words.join(' '),
  withDescriptions,
})

/** No words, only what they mean. */
const noWords = exactly([])

/**
 * Lists the products for a term. Sizes, colours, reductions and occasions among its words narrow the listing. Where nothing
 * has them all, the words are taken as they were typed, then typing errors are mended and words dropped, and what still
 * nothing has is left out.
 */
export async function listMeant(
  db: Database,
  market: Market,
  term: string,
  query: ListingQuery,
  version: number,
): Promise<MeantListing> {
  const [synonyms, sense] = await Promise.all([
    readSynonyms(db, market.language, version),
    readSense(db, market, version),
  ])
  const { rest, parts }: Understood = understand(term, market, sense, withoutFor(query))

  const list = ({ words, withDescriptions }: Attempt, kept: readonly Part[] = []) =>
    findListing(db, market, narrowed(query, kept), {
      version,
      ...(words.length > 0 && { term: termQuery(words, market, { withDescriptions, synonyms }) }),
    })
  /** Results, or results that only the visitor's filters exclude. */
  const isFound = ({ hits, price }: Listing) => hits > 0 || (hasFilters(query) && price !== undefined)

  const answer = (
    { isNamed: _, ...listing }: Found,
    { term: shown }: Attempt,
    kept: readonly Part[],
  ): MeantListing => {
    const occasion = kept.find(({ meaning }) => meaning === 'occasion')
    const corrected = [shown, ...kept.map(({ label }) => label)].filter(Boolean).join(' ')
    return {
      listing,
      meant: filtersOf(kept),
      ...(occasion && { occasion: occasion.label }),
      ...(shown !== rest.join(' ') && corrected !== '' && { correctedTerm: typeset(corrected, market) }),
      leftOut: parts.filter((part) => !kept.includes(part)).map(({ meaning, label }) => ({ meaning, label })),
    }
  }

  /**
   * The listing with as many parts as something has. Where products are called by the words, others that are only in a
   * category of that name do not count: a green pair of trousers is no green romper.
   */
  async function relax(attempt: Attempt, plain: Found, from = 0): Promise<MeantListing> {
    for (const { kept } of relaxations(parts).slice(from)) {
      if (kept.length === 0 || !kept.every(canNarrow)) continue
      const listing = await list(attempt, kept)
      if (isFound(listing) && (!plain.isNamed || listing.isNamed)) return answer(listing, attempt, kept)
    }
    return answer(plain, attempt, [])
  }

  const exact = exactly(rest)
  const all = parts.every(canNarrow) ? await list(exact, parts) : undefined
  const isDone = parts.length === 0 || rest.length === 0 || all?.isNamed
  if (all && isFound(all) && isDone) return answer(all, exact, parts)
  const plain = parts.length === 0 && all ? all : await list(exact)
  if (all && isFound(all) && !plain.isNamed) return answer(all, exact, parts)
  if (parts.length > 0) {
    const hasSizes = plain.facets.some(({ facet }) => facet === 'size')
    const mayBeTyped = parts.every(({ meaning, isGuessed }) => meaning !== 'size' || (isGuessed && !hasSizes))
    const { isNamed, ...typed } = mayBeTyped ? await list(exactly(termWords(term, market), false)) : plain
    if (mayBeTyped && isNamed && isFound(typed)) return { listing: typed, meant: {}, leftOut: [] }
  }
  if (isFound(plain)) return relax(exact, plain, 1)
  for (const attempt of await attemptsOf(db, market, rest, { synonyms, version })) {
    const mended = await list(attempt)
    if (isFound(mended)) return relax(attempt, mended)
  }
  // Nothing has any of the words: what else the term means is shown, and nothing if that is all.
  for (const { kept } of parts.length > 0 ? relaxations(parts) : []) {
    if (kept.length === 0 || !kept.every(canNarrow)) continue
    const listing = await list(noWords, kept)
    if (isFound(listing)) return answer(listing, noWords, kept)
  }
  return answer(plain, exact, [])
}
