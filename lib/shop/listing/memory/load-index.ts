import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { fallbackLanguage } from '@/lib/platform/shop-configuration'
import type { ValueFacet } from '../facets'
import { listingVersion, readVersion } from '../index-rows/listing-version'
import type { Sort } from '../query'
import { bitsOf, ofMarket, orderOf, partition } from '../sql'
import { type Articles, articlesOf, articlesStatement } from './articles'
import { type Bits, noneOf, placesOf, putSegment, segmentSize } from './bits'
import { Cards } from './cards'
import { loadWords, type MarketWords, type WordsBefore } from './market-words'
import { placesIn } from './places'
import { loadPopular, mostPopular } from './read-cards'
import { loadSuggestedWords, type SuggestedWords } from './suggested-words'

export type IndexedValue = {
  facet: ValueFacet
  value: string
  label: string | null
  swatch: string | null
  position: number
  bits: Bits
}

/** Each order once: the other direction of the price is the same backwards. */
export type IndexedSort = Exclude<Sort, 'price-desc'>
const indexedSorts = ['relevancy', 'price-asc', 'newest', 'reduction', 'rating'] as const

/** The values of the product at each place, as their numbers: those of a place begin at `starts`. */
export type ValuesAt = { starts: Uint32Array; values: Uint32Array }

function valuesByPlace(values: readonly IndexedValue[], room: number): ValuesAt {
  const starts = new Uint32Array(room + 1)
  const places = values.map(({ bits }) => placesOf(bits))
  for (const own of places) for (const place of own) starts[place + 1] = (starts[place + 1] ?? 0) + 1
  for (let place = 0; place < room; place += 1)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0)
  const next = starts.slice()
  const found = new Uint32Array(starts[room] ?? 0)
  for (const [number, own] of places.entries())
    for (const place of own) {
      const at = next[place] ?? 0
      found[at] = number
      next[place] = at + 1
    }
  return { starts, values: found }
}

/** The places in an order, and the rank of each place in it. */
type Order = { places: Uint32Array; ranks: Uint32Array }

function orderOfPlaces(places: Uint32Array, room: number): Order {
  const ranks = new Uint32Array(room)
  for (let rank = 0; rank < places.length; rank += 1) ranks[places[rank] ?? 0] = rank
  return { places, ranks }
}

/** A copy of what the listings of a market are made from, at a version. Products are named by their places. */
export type MarketIndex = {
  version: number
  /** The number of the segment at each place. */
  segments: readonly number[]
  all: Bits
  /** By key. */
  categories: ReadonlyMap<string, { id: number; bits: Bits }>
  values: readonly IndexedValue[]
  valuesAt: ValuesAt
  orders: Record<IndexedSort, Order>
  /** The prices in the order of the prices, in minor units. */
  prices: Uint32Array
  articles: Articles
  words: MarketWords
  cards: Cards
  suggested: SuggestedWords
}

type BitsRow = { facet: string; value: number; segment: number; bits: Uint8Array }
type ValueRow = Omit<IndexedValue, 'bits'> & { id: number }

const numbersOf = (list: string | null): number[] => (list ? list.split(',').map(Number) : [])

/** A column in an order, which an index gives without sorting. */
async function columnInOrder(
  db: Database,
  market: Market,
  sort: IndexedSort,
  column: 'product_id' | 'price',
) {
  const entries = partition('listing_entries', market)
  const [row] = await db.execute<{ list: string | null }>(sql`
    select string_agg(e.${sql.identifier(column)}::text, ',') as list from (
      select product_id, price from ${entries} e order by ${orderOf(sort, 'e')}) e`)
  return numbersOf(row?.list ?? null)
}

function bitsByKey(rows: readonly BitsRow[], segments: readonly number[]): Map<string, Bits> {
  const places = new Map(segments.map((segment, place) => [segment, place]))
  const found = new Map<string, Bits>()
  for (const { facet, value, segment, bits } of rows) {
    const place = places.get(segment)
    if (place === undefined) continue
    const key = `${facet} ${value}`
    const own = found.get(key) ?? noneOf(segments.length)
    putSegment(own, place, bits)
    found.set(key, own)
  }
  return found
}

/** The number of products of a market, at a version. */
export async function readSize(db: Database, market: Market): Promise<{ version: number; products: number }> {
  const [row] = await db.execute<{ version: number; products: number }>(sql`
    select ${listingVersion} as version,
      (select coalesce(sum(bit_count(b.bits)), 0)::int from (${bitsOf(market, 'all', sql`0`)}) b) as products`)
  return row ?? { version: 0, products: 0 }
}

const labelOf = (market: Market): SQL =>
  sql`coalesce(f.labels ->> ${market.language}, f.labels ->> ${fallbackLanguage(market)})`

type LoadOptions = {
  /** The number of products whose cards are kept from the beginning. */
  popular?: number
  /** An index that is out of date. */
  before?: WordsBefore | undefined
}

/**
 * Reads the index of a market, in several short statements so that others get their turn. Undefined if the catalogue
 * changed meanwhile.
 */
export async function loadIndex(
  db: Database,
  market: Market,
  { popular = mostPopular, before }: LoadOptions = {},
): Promise<MarketIndex | undefined> {
  const version = await readVersion(db)
  const rows = await db.execute<BitsRow>(sql`
    select b.facet, b.value, b.segment, bit_send(b.bits) as bits from ${partition('listing_bits', market)} b
    where ${ofMarket(market, 'b')} and b.facet <> 'price' and b.segment >= 0`)
  const segments = rows
    .filter(({ facet }) => facet === 'all')
    .map(({ segment }) => segment)
    .sort((a, b) => a - b)
  const bits = bitsByKey(rows, segments)
  const none = noneOf(segments.length)
  const categories = await db.execute<{ id: number; key: string }>(
    sql`select id, key from categories where locale = ${market.shopLocale}`,
  )
  const values = await db.execute<ValueRow>(sql`
    select f.id, f.facet, f.value, ${labelOf(market)} as label, f.swatch, f.position from facet_values f`)
  const placeOf = placesIn(segments)
  const orders: Partial<MarketIndex['orders']> = {}
  let byRelevancy: number[] = []
  for (const sort of indexedSorts) {
    const ids = await columnInOrder(db, market, sort, 'product_id')
    if (sort === 'relevancy') byRelevancy = ids
    orders[sort] = orderOfPlaces(
      Uint32Array.from(ids, (id) => placeOf(id) ?? 0),
      segments.length * segmentSize,
    )
  }
  const prices = Uint32Array.from(await columnInOrder(db, market, 'price-asc', 'price'))
  const [grouped] = await db.execute<{ list: string | null }>(articlesStatement(market))
  const cards = new Cards(await loadPopular(db, market, placeOf, byRelevancy.slice(0, popular)))
  const words = await loadWords(db, market, segments, before)
  const suggested = await loadSuggestedWords(db, market)
  if ((await readVersion(db)) !== version) return undefined
  const indexed = values.map(({ id, ...value }) => ({
    ...value,
    bits: bits.get(`${value.facet} ${id}`) ?? none,
  }))
  return {
    version,
    segments,
    all: bits.get('all 0') ?? none,
    categories: new Map(
      categories.map(({ id, key }) => [key, { id, bits: bits.get(`category ${id}`) ?? none }]),
    ),
    values: indexed,
    valuesAt: valuesByPlace(indexed, segments.length * segmentSize),
    orders: orders as MarketIndex['orders'],
    prices,
    articles: articlesOf(numbersOf(grouped?.list ?? null), placeOf, segments.length),
    words,
    cards,
    suggested,
  }
}
