import type { Database } from '@/lib/platform/db'
import { typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { findListing, type Listing } from '../../find-listing'
import { priceText } from '../../price-text'
import type { ListingQuery, PriceRange } from '../../query'
import { analyseWords } from '../analyse'
import { type Attempt, attemptsOf, exactly } from '../attempts'
import { asBegun } from '../begun'
import { eitherOf } from '../either'
import { hasMeanings, readSynonyms } from '../synonyms'
import { termQuery, termWords } from '../term'
import { typedSpelling } from '../typed-spelling'
import { agesAsSizes, type SizedKind, sizedKindOf, usableAlone } from './age-sizes'
import type { Meaning } from './meanings'
import { filtersOf, narrowed, priceOf, widenings, withNamedChild, withoutFor, withProducts } from './narrow'
import { type Nearly, nearlyOf } from './nearly'
import { canNarrow, relaxations } from './relax'
import { readSense } from './sense'
import { type Part, understand } from './understand'
import { withNamedWeight } from './weights'
import { findable, type Wider, widerOf } from './wider'

/** What a search says of a part that nothing has. */
type LeftOut = { meaning: Meaning; label: string }

type Found = Awaited<ReturnType<typeof findListing>>

export type MeantListing = {
  listing: Listing
  /** Replaced a term that found nothing. */
  correctedTerm?: string
  /** What words of the term mean, as filters that the listing is narrowed by. */
  meant: ListingQuery['filters']
  /** The prices that words of the term name. */
  meantPrice?: PriceRange
  /** The occasion that the listing is narrowed by. */
  occasion?: string
  /** The age that the listing is narrowed by, as a sentence names it: its values are those of goods. */
  meantAge?: string
  /** What was left out because nothing has it. */
  leftOut: LeftOut[]
  /** Of few results: without which part of the term there are more, and how many. */
  wider?: Wider[]
  nearly?: Nearly
  /** The results are called by a synonym of the words. */
  byOtherName?: boolean
  /** Of no results: words of the catalogue that are written nearly as one of the term, and find something. */
  near?: string[]
}

const hasFilters = ({ filters, price, category }: ListingQuery) =>
  Object.keys(filters).length > 0 || price !== undefined || category !== undefined

/** What is not enough of an answer by itself: whatever is blue, for an age, or at a price. */
const tellingLittle: ReadonlySet<Meaning> = new Set(['age', 'price', 'weight'])
/** Nor is what has a colour or a size, beside the word of a thing; a letter or two may be one that is being typed. */
const tellingLittleOfThings: ReadonlySet<Meaning> = new Set(['size', 'colour', ...tellingLittle])
const shortestThing = 3

/** What a listing may answer with goods that are in a category of the words, but called otherwise. */
const ownOfOthers: ReadonlySet<Meaning> = new Set(['colour', 'age', 'weight', 'price'])
/** What costs less than this part of the cheapest that is called by the words only belongs to it: the footmuff of a pram. */
const accessoryShare = 1 / 5

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
  given: ListingQuery,
  version: number,
): Promise<MeantListing> {
  const [synonyms, sense] = await Promise.all([
    readSynonyms(db, market.language, version),
    readSense(db, market, version),
  ])
  const without = withoutFor(given)
  const query = withNamedChild(
    given,
    term,
    () => understand(term, market, sense, new Set(given.without)).parts,
  )
  const list = ({ words, withDescriptions }: Attempt, kept: readonly Part[] = []) =>
    findListing(db, market, narrowed(query, kept), {
      version,
      ...(words.length > 0 && { term: termQuery(words, market, { withDescriptions, synonyms }) }),
    })
  const understood = understand(term, market, sense, without)
  const { rest, parts: named } = await withNamedWeight(term, market.language, understood, {
    without,
    find: (words, kept) => list(exactly(words), kept),
  })
  let parts: readonly Part[] = rest.length === 0 ? usableAlone(named) : named

  const spelled = typedSpelling(term, market.language)
  const labelOf = ({ label, price }: Part) => (price ? priceText(price, market) : typeset(label, market))
  /** Results, or results that only the visitor's filters exclude. */
  const isFound = ({ hits, price }: Listing) => hits > 0 || (hasFilters(query) && price !== undefined)

  /** What is of a kind that is called by the words comes before what only mentions them. */
  const fitOf = (listing: Found): number => (isFound(listing) ? 1 + Number(listing.isKnown === true) : 0)

  const answer = async (
    { isNamed, isWhole, isKnown, namedFrom: _, ...listing }: Found,
    attempt: Attempt,
    kept: readonly Part[],
    isInstead = false,
  ): Promise<MeantListing> => {
    const { term: shown } = attempt
    const occasion = kept.find(({ meaning }) => meaning === 'occasion')
    const corrected = [spelled(shown), ...kept.map(labelOf)].filter(Boolean).join(' ')
    const age = kept.find(({ meaning }) => meaning === 'age')
    const meantPrice = priceOf(kept)
    const left = parts.filter(({ meaning }) => !kept.some((part) => part.meaning === meaning))
    const nearly = nearlyOf({ ...listing, isNamed, isKnown, isInstead }, attempt, market)
    const wider = await widerOf(listing, kept, {
      hitsOf: async (others) =>
        others.length + attempt.words.length === 0 ? 0 : (await list(attempt, others)).hits,
    })
    return {
      listing,
      ...(wider.length > 0 && { wider }),
      ...(nearly && { nearly }),
      ...(isNamed && hasMeanings(synonyms, attempt.words) && { byOtherName: true }),
      meant: withProducts(filtersOf(kept), listing),
      ...(meantPrice && { meantPrice }),
      ...(occasion && { occasion: labelOf(occasion) }),
      ...(age && { meantAge: labelOf(age) }),
      ...(shown !== rest.join(' ') && corrected !== '' && { correctedTerm: typeset(corrected, market) }),
      // Of a page without products there is nothing to say.
      leftOut: isFound(listing) ? left.map((part) => ({ meaning: part.meaning, label: labelOf(part) })) : [],
    }
  }

  /** An age is taken narrowly first, and more widely where nothing that is called by the words is for it. */
  async function listWidening(attempt: Attempt, parts: readonly Part[]) {
    let best: { listing: Found; kept: readonly Part[] } | undefined
    for (const kept of widenings(parts)) {
      const listing = await list(attempt, kept)
      if (isFound(listing) && (listing.isNamed || attempt.words.length === 0)) return { listing, kept }
      if (!best || fitOf(listing) > fitOf(best.listing)) best = { listing, kept }
    }
    return best ?? { listing: await list(attempt, parts), kept: parts }
  }

  /** What is chosen by size that the words are of, or would be of without their typing errors. */
  async function sizedKind(attempt: Attempt): Promise<SizedKind | undefined> {
    if (attempt.words.length === 0) return undefined
    const plain = await list(attempt)
    if (plain.hits > 0) return sizedKindOf(plain)
    const others = await attemptsOf(db, market, rest, { synonyms, version })
    for (const other of others) {
      const mended = await list(other)
      if (mended.hits > 0) return sizedKindOf(mended)
    }
    return undefined
  }

  /**
   * Whether no product that is called by the words has their colour, age or price, but others of the same listing have: only
   * an infant carrier is a child seat from birth on, and only a buggy is a cheap pram.
   */
  async function isOthers(attempt: Attempt, { namedFrom = 0 }: Found): Promise<boolean> {
    const most = priceOf(parts)?.to
    if (most !== undefined && most * 100 < namedFrom * accessoryShare) return false
    const telling = parts.filter((part) => ownOfOthers.has(part.meaning) && canNarrow(part))
    if (telling.length === 0) return false
    const { listing } = await listWidening(attempt, telling)
    return listing.hits > 0 && !listing.isNamed
  }

  /**
   * The listing with as many parts as something has. Where products are called by the words, others that are only in a
   * category of that name do not count, unless they alone have the colour or the age: the filter beside them offers it.
   */
  async function relax(attempt: Attempt, plain: Found, from = 0): Promise<MeantListing> {
    const isStrict = plain.isNamed === true && !(await isOthers(attempt, plain))
    for (const { kept: some } of relaxations(parts).slice(isStrict ? from : 0)) {
      if (some.length === 0 || !some.every(canNarrow)) continue
      const { listing, kept } = await listWidening(attempt, some)
      if (isFound(listing) && (!isStrict || listing.isNamed))
        return answer(listing, attempt, kept, plain.isNamed)
    }
    return answer(plain, attempt, [])
  }

  const exact = await asBegun(db, market, rest, { synonyms, version, find: list })
  const kind = parts.some(({ age }) => age) ? await sizedKind(exact) : undefined
  if (kind) {
    const isChosen = without.has('size') || parts.some(({ meaning }) => meaning === 'size')
    parts = isChosen
      ? parts.filter(({ meaning }) => meaning !== 'age')
      : agesAsSizes(parts, sense.sizes, kind)
  }
  const guessed = parts.find(({ typed }) => typed !== undefined && typed.length > 0)
  if (guessed?.isGuessed) {
    const others = parts.filter((part) => part !== guessed)
    const attempt = exactly([...rest, ...(guessed.typed ?? [])], false)
    const listing = await list(attempt, others)
    if (listing.isNamed && isFound(listing)) return { ...(await answer(listing, exact, others)), leftOut: [] }
  }
  const widest = parts.every(canNarrow) ? await listWidening(exact, parts) : undefined
  const all = widest?.listing
  const isDone = parts.length === 0 || rest.length === 0 || all?.isNamed
  if (all && isFound(all) && isDone) return answer(all, exact, widest?.kept ?? parts)
  const plain = parts.length === 0 && all ? all : await list(exact)
  if (all && isFound(all) && !plain.isNamed) return answer(all, exact, widest?.kept ?? parts)
  if (parts.length > 0) {
    const hasSizes = plain.facets.some(({ facet }) => facet === 'size')
    const mayBeTyped = parts.every(({ meaning, isGuessed }) => meaning !== 'size' || (isGuessed && !hasSizes))
    const {
      isNamed,
      isKnown,
      isWhole,
      namedFrom: _,
      ...typed
    } = mayBeTyped ? await list(exactly(termWords(term, market), false)) : plain
    // Measures are in names; a colour of what is called by the other words is no name.
    const isName = parts.some(({ meaning }) => meaning === 'size') ? isNamed : isWhole
    if (mayBeTyped && isName && isFound(typed)) return { listing: typed, meant: {}, leftOut: [] }
  }
  if (isFound(plain)) return relax(exact, plain, 1)
  const known = { synonyms, version }
  const either = await eitherOf(db, market, rest, known, async (one) => (await list(one)).isNamed === true)
  for (const attempt of [...either, ...(await attemptsOf(db, market, rest, known))]) {
    const mended = await list(attempt)
    if (isFound(mended)) return relax(attempt, mended)
  }
  // Nothing has any of the words: what else the term means is shown, and nothing if that is all.
  const little = rest.some(({ length }) => length >= shortestThing) ? tellingLittleOfThings : tellingLittle
  for (const { kept: some } of parts.length > 0 ? relaxations(parts) : []) {
    if (some.every(({ meaning }) => little.has(meaning)) || !some.every(canNarrow)) continue
    const { listing, kept } = await listWidening(noWords, some)
    if (isFound(listing)) return answer(listing, noWords, kept)
  }
  const typed = await analyseWords(db, market, rest, version)
  const near = await findable(
    typed.flatMap((word) => word.near),
    async (label) => (await list(exactly(termWords(label, market), false))).hits > 0,
  )
  return { ...(await answer(plain, exact, [])), ...(near.length > 0 && { near }) }
}
