import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { ProductCard } from '@/schemas/shop'
import { isHidden, type ValueFacet } from '../facets'
import { type ListingQuery, pagesOf } from '../query'
import type { TermQuery } from '../term-query'
import { leadersOf } from './articles'
import { type Bits, both, compute, count, either, isEmpty, noneOf, without } from './bits'
import { type Chosen, choose, forChild } from './choose'
import { countValues } from './count-values'
import { doubleSizes } from './double-sizes'
import { firstOfTiers, type PriceEnds, priceEnds } from './first-places'
import type { IndexedValue, MarketIndex } from './load-index'
import { readCards } from './read-cards'
import { type Matches, matchesOf } from './term-matches'

export type ValueRow = [
  facet: ValueFacet,
  value: string,
  label: string | null,
  swatch: string | null,
  position: number,
  count: number,
  /** The value that this one is below. */
  base: string | null,
]

type Page = {
  hits: number
  values: ValueRow[]
  /** Whether any is called by the term, and not only described by it or in a category of that name. */
  isNamed: boolean
  /** Whether each word of the term names one, so that it may be its name as it was typed. */
  isWhole: boolean
  /** Whether any is known by the term, and not only described by it. */
  isKnown: boolean
  /** The lowest price of those that are called by the term, in minor units. */
  namedFrom?: number
  /** The price range without the price filter, in minor units; unset without hits. */
  price?: PriceEnds
  page: number
}

/**
 * Products of a better tier come first in the order by relevancy: of a word that is being typed what begins so, called by the term, known by it, described by it where it
 * is at home, and elsewhere; what one of its words names comes before what is called otherwise. Tiers without products are
 * left out.
 */
function tiersOf(selected: Bits, matches: Matches | undefined): Bits[] {
  if (!matches) return [selected]
  const named = both(selected, matches.named)
  const rest = without(selected, named)
  const known = both(rest, matches.known)
  const described = without(rest, known)
  const home = both(described, matches.home)
  const begun = matches.begun ? both(named, matches.begun) : named
  const tiers = [begun, without(named, begun), known, home, without(described, home)]
    .flatMap((tier, place) => (place < 3 ? [tier] : [both(tier, matches.some), without(tier, matches.some)]))
    .filter((tier) => !isEmpty(tier))
  return tiers.length > 1 ? tiers : [selected]
}

/** The number of articles with a size or a double size that covers it. */
function countSize(index: MarketIndex, size: IndexedValue, bits: Bits, own: number): number {
  const doubles = (doubleSizes(index.values).get(size.value) ?? []).map((value) => both(value.bits, bits))
  if (doubles.every(isEmpty)) return own
  const found = doubles.reduce(either, both(size.bits, bits))
  return count(leadersOf(index, 'relevancy', [found]))
}

function valuesOf(index: MarketIndex, { selected, except }: Chosen, { filters }: ListingQuery): ValueRow[] {
  const ofAll = countValues(index, selected)
  const ofFacet = new Map(Object.keys(filters).map((facet) => [facet, countValues(index, except(facet))]))
  return index.values.flatMap((each, number): ValueRow[] => {
    const { facet, value, base, label, swatch, position } = each
    if (isHidden(facet)) return []
    const own = (ofFacet.get(facet) ?? ofAll)[number] ?? 0
    // A size of which there are double ones alone is offered as these.
    if (own === 0 && !filters[facet]?.includes(value)) return []
    const found =
      facet === 'size' ? countSize(index, each, filters.size ? except('size') : selected, own) : own
    return [[facet, value, label, swatch, position, found, base]]
  })
}

/** The products of some categories by their ids. A category that the index does not have has none. */
function placedIn({ categories, segments }: MarketIndex, ids: readonly number[]): Bits {
  const own = [...categories.values()].filter(({ id }) => ids.includes(id))
  return own.reduce((all, { bits }) => either(all, bits), noneOf(segments.length))
}

/** A page without its cards. `placed` are the products of its category. */
function findPage(
  index: MarketIndex,
  query: ListingQuery,
  placed: Bits,
  matches: Matches | undefined,
): Page & { places: number[] } {
  const found = matches ? both(matches.all, placed) : placed
  const base = forChild(index, query, found)
  const chosen = choose(index, base, query)
  const tiers = tiersOf(chosen.selected, query.sort === 'relevancy' ? matches : undefined)
  const leaders = leadersOf(index, query.sort, tiers)
  const hits = count(leaders)
  const page = Math.min(query.page, pagesOf(hits, query))
  const end = page * query.pageSize
  const led = tiers.map((tier) => both(tier, leaders))
  const places = firstOfTiers(index, query.sort, led, end)
  const price = priceEnds(index, chosen.except('price'))
  const named = matches && both(chosen.selected, matches.named)
  const namedFrom = named && priceEnds(index, named)?.min
  return {
    hits,
    values: valuesOf(index, chosen, query),
    isNamed: named !== undefined && !isEmpty(named),
    isWhole: matches !== undefined && !isEmpty(both(chosen.selected, matches.whole)),
    isKnown: matches !== undefined && !isEmpty(both(chosen.selected, matches.known)),
    ...(namedFrom !== undefined && { namedFrom }),
    ...(price && { price }),
    page,
    places: places.slice(end - query.pageSize),
  }
}

/**
 * A page of a listing, computed from the index. A page beyond the last shows the last one. `stale` if the database has
 * another version than the index: cards are read in the same statement as the version. `asked.version` was read for the same
 * request: nothing is read then if all cards are in memory.
 */
export async function findInIndex(
  db: Database,
  market: Market,
  index: MarketIndex,
  query: ListingQuery,
  { term, version: versionNow }: { term?: TermQuery; version?: number } = {},
): Promise<(Page & { cards: ProductCard[] }) | 'stale'> {
  if (versionNow !== undefined && versionNow > index.version) return 'stale'
  const matches = term && (await matchesOf(db, market, index, term))
  if (matches === 'stale') return 'stale'
  const category = query.category === undefined ? undefined : index.categories.get(query.category)
  const { places, ...page } = compute(() => {
    const everywhere = query.within ? placedIn(index, query.within) : index.all
    const none = noneOf(index.segments.length)
    return findPage(
      index,
      query,
      query.category === undefined ? everywhere : (category?.bits ?? none),
      matches,
    )
  })
  const cards = await readCards(db, market, index, places, {
    versionNow,
    category: query.category === undefined ? undefined : { key: query.category, id: category?.id },
  })
  return cards ? { cards, ...page } : 'stale'
}
