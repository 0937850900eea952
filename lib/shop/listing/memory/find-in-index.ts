import { sql } from 'drizzle-orm'
import { type Database, PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import type { ProductCard } from '@/schemas/shop'
import { listingVersion } from '../index-rows/listing-version'
import { type ListingQuery, pagesOf } from '../query'
import { cardOf, ofMarket, partition } from '../sql'
import type { ListingRow, ValueRow } from '../statement'
import type { TermQuery } from '../term-bits'
import { leadersOf } from './articles'
import { type Bits, both, count, noneOf, without } from './bits'
import { type Chosen, choose } from './choose'
import { countValues } from './count-values'
import { firstPlaces, priceEnds } from './first-places'
import { idAt, type MarketIndex } from './load-index'
import { popularCard } from './popular-products'
import { type Matches, matchesOf } from './term-matches'

type CardsRow = { version: number; category: number | null; cards: ProductCard[] }

const cardStatements = memoize(
  ({ shopLocale }: Market) => shopLocale,
  (market) =>
    new PreparedStatement<CardsRow>(sql`
      select ${listingVersion} as version, (
        select id from categories
        where locale = ${sql.raw(`'${market.shopLocale}'`)} and key = ${sql.placeholder('category')}) as category, (
        select coalesce(json_agg(${cardOf(sql`e`)} order by p.place), '[]')
        from unnest(${sql.placeholder('ids')}::bigint[]) with ordinality p(id, place)
        join ${partition('listing_entries', market)} e on e.product_id = p.id and ${ofMarket(market, 'e')}) as cards`),
)

/** Products of a better tier come first in the order by relevancy: called by the term, known by it, described by it. */
function tiersOf(selected: Bits, matches: Matches | undefined): Bits[] {
  if (!matches) return [selected]
  const { known, named } = matches
  return [both(selected, named), without(both(selected, known), named), without(selected, known)]
}

type CardsOptions = {
  category: string | undefined
  categoryId: number | undefined
  versionNow: number | undefined
}

/**
 * The cards of the products at some places: those of popular products from memory, the others read in the same statement
 * as the version. Undefined if the database has another version than the index, or another category: categories come and
 * go without their products.
 */
async function cardsAt(
  db: Database,
  market: Market,
  index: MarketIndex,
  places: readonly number[],
  { category, categoryId, versionNow }: CardsOptions,
): Promise<ProductCard[] | undefined> {
  const { ranks } = index.orders.relevancy
  const known = places.map((place) => popularCard(index.popular, ranks[place] ?? Number.POSITIVE_INFINITY))
  const missing = places.filter((_, at) => known[at] === undefined)
  if (missing.length === 0 && category === undefined && versionNow === index.version)
    return known.flatMap((card) => card ?? [])
  const [row] = await cardStatements(market).run(db, {
    ids: `{${missing.map((place) => idAt(index, place)).join()}}`,
    category: category ?? null,
  })
  if (row?.version !== index.version || row.category !== (categoryId ?? null)) return undefined
  let next = 0
  return known.flatMap((card) => card ?? row.cards[next++] ?? [])
}

function valuesOf(index: MarketIndex, { selected, except }: Chosen, { filters }: ListingQuery): ValueRow[] {
  const ofAll = countValues(index, selected)
  const ofFacet = new Map(Object.keys(filters).map((facet) => [facet, countValues(index, except(facet))]))
  return index.values.flatMap(({ facet, value, label, swatch, position }, number): ValueRow[] => {
    const found = (ofFacet.get(facet) ?? ofAll)[number] ?? 0
    if (found === 0 && !filters[facet]?.includes(value)) return []
    return [[facet, value, label, swatch, position, found]]
  })
}

/**
 * A page of a listing, computed from the index. A page beyond the last shows the last one. Undefined if the database has
 * another version than the index: the cards are read in the same statement as the version. `versionNow` was read for the
 * same request: nothing else is read then for a term without products.
 */
export async function findInIndex(
  db: Database,
  market: Market,
  index: MarketIndex,
  query: ListingQuery,
  term?: TermQuery,
  versionNow?: number,
): Promise<(ListingRow & { page: number }) | undefined> {
  if (versionNow !== undefined && versionNow > index.version) return undefined
  const none = noneOf(index.segments.length)
  const matches = term && (await matchesOf(db, market, index, term))
  if (term && !matches) return undefined
  const category = query.category === undefined ? undefined : index.categories.get(query.category)
  const placed = query.category === undefined ? index.all : (category?.bits ?? none)
  const base = matches ? both(matches.all, placed) : placed
  const chosen = choose(index, base, query)
  const tiers = tiersOf(chosen.selected, query.sort === 'relevancy' ? matches : undefined)
  const leaders = leadersOf(index, query.sort, tiers)
  const hits = count(leaders)
  const page = Math.min(query.page, pagesOf(hits, query))
  const end = page * query.pageSize
  const places: number[] = []
  for (const tier of tiers) {
    if (places.length >= Math.min(end, hits)) break
    for (const place of firstPlaces(index, query.sort, both(tier, leaders), end - places.length))
      places.push(place)
  }
  const cards = await cardsAt(db, market, index, places.slice(end - query.pageSize), {
    category: query.category,
    categoryId: category?.id,
    versionNow,
  })
  if (!cards) return undefined
  const ends = priceEnds(index, chosen.except('price'))
  return {
    version: index.version,
    hits,
    cards,
    values: valuesOf(index, chosen, query),
    lowest: ends?.min ?? null,
    highest: ends?.max ?? null,
    page,
  }
}
