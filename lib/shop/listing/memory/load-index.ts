import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { fallbackLanguage } from '@/lib/platform/shop-configuration'
import type { IndexedFacet } from '../facets'
import { readVersion } from '../index-rows/listing-version'
import { learnLexemes } from '../search/lexemes'
import { ofMarket, partition } from '../sql'
import { type Articles, loadArticles } from './articles'
import { type Bits, noneOf, placesOf, putSegment, segmentSize } from './bits'
import { Cards } from './cards'
import { loadWords, type MarketWords, type WordsBefore } from './market-words'
import { indexedSorts, loadOrder, type Orders } from './orders'
import { idAt, placesIn } from './places'
import { loadPopular, mostPopular } from './read-cards'
import { loadSuggestedWords, type SuggestedWords } from './suggested-words'

export type IndexedValue = {
  /** In `facet_values`. */
  id: number
  facet: IndexedFacet
  value: string
  base: string | null
  label: string | null
  swatch: string | null
  position: number
  bits: Bits
}

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

/** A copy of what the listings of a market are made from, at a version. Products are named by their places. */
export type MarketIndex = {
  version: number
  /** The number of the segment at each place. */
  segments: readonly number[]
  all: Bits
  /** By key. An area is a category that no other is above. */
  categories: ReadonlyMap<string, { id: number; isArea: boolean; bits: Bits }>
  values: readonly IndexedValue[]
  valuesAt: ValuesAt
  orders: Orders
  articles: Articles
  words: MarketWords
  cards: Cards
  suggested: SuggestedWords
}

type BitsRow = { facet: string; value: number; segment: number; bits: Uint8Array }
type ValueRow = Omit<IndexedValue, 'bits'>

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

/** Reads filter values as a market shows them: all, or some by their ids. */
export function readValues(db: Database, market: Market, ids?: readonly number[]): Promise<ValueRow[]> {
  const label = sql`coalesce(f.labels ->> ${market.language}, f.labels ->> ${fallbackLanguage(market)})`
  const some = ids ? sql`where f.id = any(${`{${ids.join()}}`}::integer[])` : sql``
  return db.execute<ValueRow>(sql`
    select f.id, f.facet, f.value, f.base, ${label} as label, f.swatch, f.position from facet_values f ${some}`)
}

type LoadOptions = {
  /** The number of products whose cards are kept from the beginning. */
  popular?: number
  /** An index that is out of date. */
  before?: WordsBefore | undefined
}

/**
 * Reads the index of a market, in several short statements so that others get their turn. What was written meanwhile may be
 * in it in part, which `takeOver` puts right: the version is that at the beginning.
 */
export async function loadIndex(
  db: Database,
  market: Market,
  { popular = mostPopular, before }: LoadOptions = {},
): Promise<MarketIndex> {
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
  const categories = await db.execute<{ id: number; key: string; is_area: boolean }>(
    sql`select id, key, parent_id is null as is_area from categories where locale = ${market.shopLocale}`,
  )
  const values = (await readValues(db, market)).map((value) => ({
    ...value,
    bits: bits.get(`${value.facet} ${value.id}`) ?? none,
  }))
  const placeOf = placesIn(segments)
  const orders: Partial<Orders> = {}
  for (const sort of indexedSorts) orders[sort] = await loadOrder(db, market, sort, placeOf, segments.length)
  const { relevancy } = orders as Orders
  await learnLexemes(db, market.language)
  const mostWanted = Array.from(relevancy.places.subarray(0, popular), (place) => idAt(segments, place))
  return {
    version,
    segments,
    all: bits.get('all 0') ?? none,
    categories: new Map(
      categories.map(({ id, key, is_area: isArea }) => [
        key,
        { id, isArea, bits: bits.get(`category ${id}`) ?? none },
      ]),
    ),
    values,
    valuesAt: valuesByPlace(values, segments.length * segmentSize),
    orders: orders as Orders,
    articles: await loadArticles(db, market, placeOf, segments.length),
    cards: new Cards(await loadPopular(db, market, placeOf, mostWanted)),
    words: await loadWords(db, market, segments, before),
    suggested: await loadSuggestedWords(db, market),
  }
}
