import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { Sort } from '../query'
import { ofMarket, partition } from '../sql'
import {
  addPlaces,
  type Bits,
  bitsAt,
  both,
  count,
  either,
  isLasting,
  lasting,
  placesOf,
  segmentSize,
  segmentsOf,
  testerOf,
  without,
} from './bits'
import type { MarketIndex, ValuesAt } from './load-index'
import { type PlaceOf, readPlaced } from './places'

/** The articles with several colours. */
export type Articles = {
  /** The products of all of them. */
  several: Bits
  /** The number of the article at each place. */
  numbers: Uint32Array
  /** The places of each article. */
  members: readonly (readonly number[])[]
  /** Their ids in the database. */
  ids: readonly number[]
}

/** A product of an article with several colours. */
type Member = { place: number; article: number }

function articlesOf(pairs: Iterable<Member>, segments: number): Articles {
  const byArticle = new Map<number, number[]>()
  for (const { place, article } of pairs) {
    const own = byArticle.get(article)
    if (own) own.push(place)
    else byArticle.set(article, [place])
  }
  const members = [...byArticle.values()]
  const several = bitsAt(members.flat(), segments)
  const numbers = new Uint32Array(segments * segmentSize)
  for (const [number, places] of members.entries()) for (const place of places) numbers[place] = number
  return { several, numbers, members, ids: [...byArticle.keys()] }
}

/** Reads the articles with several colours. Products of other segments are left out. */
export async function loadArticles(
  db: Database,
  market: Market,
  placeOf: PlaceOf,
  segments: number,
): Promise<Articles> {
  const { places, numbers } = await readPlaced(
    db,
    sql`select e.product_id, e.article as number
      from ${partition('listing_entries', market)} e where ${ofMarket(market, 'e')} and e.article is not null`,
    placeOf,
  )
  const members = places.map((place, at): Member => ({ place, article: numbers[at] as number }))
  return articlesOf(members, segments)
}

/** Articles with what some places belong to now; the same object where that is what they belonged to. */
export function changeArticles(
  before: Articles,
  now: readonly { place: number; article: number | undefined }[],
): Articles {
  const { several, numbers, members, ids } = before
  const isSeveral = testerOf(several)
  const articleAt = (place: number) => (isSeveral(place) ? ids[numbers[place] as number] : undefined)
  if (now.every(({ place, article }) => articleAt(place) === article)) return before
  const segments = segmentsOf(several)
  const places = now.map(({ place }) => place)
  const isChanged = testerOf(bitsAt(places, segments))
  const kept = members.flatMap((places, number) =>
    places.flatMap((place): Member[] =>
      isChanged(place) ? [] : [{ place, article: ids[number] as number }],
    ),
  )
  const come = now.flatMap(({ place, article }) => (article === undefined ? [] : { place, article }))
  return articlesOf([...kept, ...come], segments)
}

/** Those of a set that is there as long as its index, such as a category, are found once for each order. */
const knownLeaders = new WeakMap<Bits, Map<Sort, Bits>>()

/**
 * Of each article the one of the selected colours that comes first, and all products of a single colour. A colour in an
 * earlier tier comes before those in later ones.
 */
export function leadersOf(index: MarketIndex, sort: Sort, tiers: readonly Bits[]): Bits {
  const [only] = tiers
  if (!only || tiers.length > 1 || !isLasting(only)) return findLeaders(index, sort, tiers)
  const known = knownLeaders.get(only) ?? new Map<Sort, Bits>()
  const found = known.get(sort) ?? lasting(findLeaders(index, sort, tiers))
  knownLeaders.set(only, known.set(sort, found))
  return found
}

/**
 * Notes by the number of an article, used again by each search: making them anew takes longer than the search of a few
 * products. Whoever writes a number other than 0 writes a 0 in the end.
 */
let notes = new Uint16Array()
let firsts = new Uint32Array()

function roomFor(articles: number): void {
  if (notes.length >= articles) return
  notes = new Uint16Array(articles)
  firsts = new Uint32Array(articles)
}

function findLeaders({ articles, orders }: MarketIndex, sort: Sort, tiers: readonly Bits[]): Bits {
  const { several, numbers, members } = articles
  const backwards = sort === 'price-desc'
  const { ranks } = orders[backwards ? 'price-asc' : sort]
  const leaders = without(tiers.reduce(either), several)
  roomFor(members.length)
  const found: number[] = []
  for (const [tier, bits] of tiers.entries())
    for (const place of placesOf(both(bits, several))) {
      const number = numbers[place] as number
      const known = notes[number] as number
      if (known !== 0 && known !== tier + 1) continue
      const rank = ranks[place] as number
      const before = ranks[firsts[number] as number] as number
      if (known === 0) found.push(number)
      else if (backwards ? rank < before : rank > before) continue
      notes[number] = tier + 1
      firsts[number] = place
    }
  for (const number of found) notes[number] = 0
  return addPlaces(
    leaders,
    found.map((number) => firsts[number] as number),
  )
}

/** The values of each article in any of its colours: those of an article begin at `starts`. */
type Unions = { starts: Uint32Array; values: Uint32Array }

function unionsOf({ articles: { members }, valuesAt, values }: MarketIndex): Unions {
  const starts = new Uint32Array(members.length + 1)
  const found: number[] = []
  const last = new Int32Array(values.length).fill(-1)
  for (const [number, places] of members.entries()) {
    for (const place of places) {
      const end = valuesAt.starts[place + 1] as number
      for (let at = valuesAt.starts[place] as number; at < end; at += 1) {
        const value = valuesAt.values[at] as number
        if (last[value] === number) continue
        last[value] = number
        found.push(value)
      }
    }
    starts[number + 1] = found.length
  }
  return { starts, values: Uint32Array.from(found) }
}

/** An index that took over something else than values shares them with the one before. */
const knownUnions = new WeakMap<ValuesAt, { articles: Articles; unions: Unions }>()

function findUnions(index: MarketIndex): Unions {
  const { articles, valuesAt } = index
  const known = knownUnions.get(valuesAt)
  if (known?.articles === articles) return known.unions
  const unions = unionsOf(index)
  knownUnions.set(valuesAt, { articles, unions })
  return unions
}

/** Adds the number of articles with each value to the counts: an article counts once, in however many of its colours. */
export function countArticles(index: MarketIndex, bits: Bits, counts: Uint32Array): void {
  const { articles, valuesAt } = index
  const { several, numbers, members } = articles
  const own = both(bits, several)
  const size = count(own)
  if (size === 0) return
  const unions = findUnions(index)
  roomFor(members.length)
  const found: number[] = []
  for (const place of placesOf(own, size)) {
    const number = numbers[place] as number
    if (notes[number] === 0) found.push(number)
    notes[number] = (notes[number] as number) + 1
  }
  const isIn = testerOf(own)
  const last = new Int32Array(counts.length).fill(-1)
  for (const number of found) {
    const places = members[number] as readonly number[]
    // Most articles are found in all of their colours or in none.
    if (notes[number] === places.length) {
      const end = unions.starts[number + 1] as number
      for (let at = unions.starts[number] as number; at < end; at += 1) {
        const value = unions.values[at] as number
        counts[value] = (counts[value] as number) + 1
      }
    } else
      for (const member of places) {
        if (!isIn(member)) continue
        const end = valuesAt.starts[member + 1] as number
        for (let at = valuesAt.starts[member] as number; at < end; at += 1) {
          const value = valuesAt.values[at] as number
          if (last[value] === number) continue
          last[value] = number
          counts[value] = (counts[value] as number) + 1
        }
      }
    notes[number] = 0
  }
}
