import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { type ListingQuery, pagesOf } from '../query'
import type { ListingRow, ValueRow } from '../statement'
import type { TermQuery } from '../term-bits'
import { leadersOf } from './articles'
import { type Bits, both, compute, count, either, isEmpty, noneOf, without } from './bits'
import { type Chosen, choose } from './choose'
import { countValues } from './count-values'
import { firstOfTiers, priceEnds } from './first-places'
import type { MarketIndex } from './load-index'
import { readCards } from './read-cards'
import { type Matches, matchesOf } from './term-matches'

/**
 * Products of a better tier come first in the order by relevancy: called by the term, known by it, described by it. Tiers
 * without products are left out.
 */
function tiersOf(selected: Bits, matches: Matches | undefined): Bits[] {
  if (!matches) return [selected]
  const named = both(selected, matches.named)
  const rest = without(selected, named)
  const known = both(rest, matches.known)
  const tiers = [named, known, without(rest, known)].filter((tier) => !isEmpty(tier))
  return tiers.length > 1 ? tiers : [selected]
}

function valuesOf(index: MarketIndex, { selected, except }: Chosen, { filters }: ListingQuery): ValueRow[] {
  const ofAll = countValues(index, selected)
  const ofFacet = new Map(Object.keys(filters).map((facet) => [facet, countValues(index, except(facet))]))
  return index.values.flatMap(({ facet, value, base, label, swatch, position }, number): ValueRow[] => {
    const found = (ofFacet.get(facet) ?? ofAll)[number] ?? 0
    if (found === 0 && !filters[facet]?.includes(value)) return []
    return [[facet, value, label, swatch, position, found, base]]
  })
}

/** The products of some categories by their ids; undefined if the index has not all of them. */
function placedIn({ categories, segments }: MarketIndex, ids: readonly number[]): Bits | undefined {
  const wanted = new Set(ids)
  const own = [...categories.values()].filter(({ id }) => wanted.has(id))
  if (own.length < wanted.size) return undefined
  return own.reduce((all, { bits }) => either(all, bits), noneOf(segments.length))
}

type Page = Omit<ListingRow, 'version' | 'cards'> & { page: number; places: number[] }

/** A page without its cards. `placed` are the products of its category. */
function findPage(index: MarketIndex, query: ListingQuery, placed: Bits, matches: Matches | undefined): Page {
  const base = matches ? both(matches.all, placed) : placed
  const chosen = choose(index, base, query)
  const tiers = tiersOf(chosen.selected, query.sort === 'relevancy' ? matches : undefined)
  const leaders = leadersOf(index, query.sort, tiers)
  const hits = count(leaders)
  const page = Math.min(query.page, pagesOf(hits, query))
  const end = page * query.pageSize
  const found = tiers.map((tier) => both(tier, leaders))
  const places = firstOfTiers(index, query.sort, found, end)
  const ends = priceEnds(index, chosen.except('price'))
  return {
    hits,
    values: valuesOf(index, chosen, query),
    named: matches !== undefined && !isEmpty(both(chosen.selected, matches.named)),
    lowest: ends?.min ?? null,
    highest: ends?.max ?? null,
    page,
    places: places.slice(end - query.pageSize),
  }
}

/**
 * A page of a listing, computed from the index. A page beyond the last shows the last one. `stale` if the database has
 * another version than the index: cards are read in the same statement as the version. `versionNow` was read for the same
 * request: nothing is read then if all cards are in memory. Undefined for a term or categories of
 * which the index does not tell.
 */
export async function findInIndex(
  db: Database,
  market: Market,
  index: MarketIndex,
  query: ListingQuery,
  term?: TermQuery,
  versionNow?: number,
): Promise<(ListingRow & { page: number }) | 'stale' | undefined> {
  if (versionNow !== undefined && versionNow > index.version) return 'stale'
  const matches = term && (await matchesOf(db, market, index, term))
  if (matches === 'stale') return 'stale'
  if (term && !matches) return undefined
  const category = query.category === undefined ? undefined : index.categories.get(query.category)
  const some = query.within && placedIn(index, query.within)
  if (query.within && !some) return undefined
  const placed =
    query.category === undefined ? (some ?? index.all) : (category?.bits ?? noneOf(index.segments.length))
  const { places, ...page } = compute(() => findPage(index, query, placed, matches))
  const cards = await readCards(db, market, index, places, {
    versionNow,
    category: query.category === undefined ? undefined : { key: query.category, id: category?.id },
  })
  return cards ? { version: index.version, cards, ...page } : 'stale'
}
