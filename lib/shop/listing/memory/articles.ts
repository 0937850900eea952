import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { Sort } from '../query'
import { ofMarket, partition } from '../sql'
import { type Bits, bitsAt, both, count, either, noneOf, placesOf, testerOf, without } from './bits'
import type { MarketIndex } from './load-index'

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

export function articlesOf(pairs: Iterable<Member>, segments: number): Articles {
  const byArticle = new Map<number, number[]>()
  for (const { place, article } of pairs) {
    const own = byArticle.get(article)
    if (own) own.push(place)
    else byArticle.set(article, [place])
  }
  const members = [...byArticle.values()]
  const several = bitsAt(members.flat(), segments)
  const numbers = new Uint32Array(noneOf(segments).length * 32)
  for (const [number, places] of members.entries()) for (const place of places) numbers[place] = number
  return { several, numbers, members, ids: [...byArticle.keys()] }
}

/** Reads the articles with several colours. Products of other segments are left out. */
export async function loadArticles(
  db: Database,
  market: Market,
  placeOf: (id: number) => number | undefined,
  segments: number,
): Promise<Articles> {
  const [row] = await db.execute<{ ids: string | null; articles: string | null }>(sql`
    select string_agg(e.product_id::text, ',') as ids, string_agg(e.article::text, ',') as articles
    from ${partition('listing_entries', market)} e where ${ofMarket(market, 'e')} and e.article is not null`)
  const articles = row?.articles?.split(',') ?? []
  const pairs = (row?.ids?.split(',') ?? []).flatMap((id, at): Member[] => {
    const place = placeOf(Number(id))
    return place === undefined ? [] : [{ place, article: Number(articles[at]) }]
  })
  return articlesOf(pairs, segments)
}

/** Articles without the places of a set, and with new members. */
export function changeArticles(before: Articles, changed: Bits, come: readonly Member[]): Articles {
  const { several, members, ids } = before
  if (come.length === 0 && count(both(several, changed)) === 0) return before
  const isChanged = testerOf(changed)
  const kept = members.flatMap((places, number) =>
    places.flatMap((place): Member[] =>
      isChanged(place) ? [] : [{ place, article: ids[number] as number }],
    ),
  )
  return articlesOf([...kept, ...come], several.length / 256)
}

/** Those of a set that is there as long as its index, such as a category, are found once for each order. */
const knownLeaders = new WeakMap<Bits, Map<Sort, Bits>>()

/**
 * Of each article the one of the selected colours that comes first, and all products of a single colour. A colour in an
 * earlier tier comes before those in later ones.
 */
export function leadersOf(index: MarketIndex, sort: Sort, tiers: readonly Bits[]): Bits {
  const [only] = tiers
  if (!only || tiers.length > 1) return findLeaders(index, sort, tiers)
  const known = knownLeaders.get(only) ?? new Map<Sort, Bits>()
  const found = known.get(sort) ?? findLeaders(index, sort, tiers)
  knownLeaders.set(only, known.set(sort, found))
  return found
}

function findLeaders({ articles, orders }: MarketIndex, sort: Sort, tiers: readonly Bits[]): Bits {
  const { several, numbers, members } = articles
  const backwards = sort === 'price-desc'
  const { ranks } = orders[backwards ? 'price-asc' : sort]
  const tierOf = new Uint8Array(members.length)
  const first = new Uint32Array(members.length)
  const singles = tiers.map((bits) => without(bits, several))
  const found: number[] = []
  for (const [tier, bits] of tiers.entries())
    for (const place of placesOf(both(bits, several))) {
      const number = numbers[place] as number
      const known = tierOf[number] as number
      if (known !== 0 && known !== tier + 1) continue
      const rank = ranks[place] as number
      const before = ranks[first[number] as number] as number
      if (known === 0) found.push(number)
      else if (backwards ? rank < before : rank > before) continue
      tierOf[number] = tier + 1
      first[number] = place
    }
  const leaders = bitsAt(
    found.map((number) => first[number] as number),
    several.length / 256,
  )
  return singles.reduce(either, leaders)
}

/** Adds the number of articles with each value to the counts: an article counts once, in however many of its colours. */
export function countArticles({ articles, valuesAt }: MarketIndex, bits: Bits, counts: Uint32Array): void {
  const { several, numbers, members } = articles
  const own = both(bits, several)
  if (count(own) === 0) return
  const isIn = testerOf(own)
  const done = new Uint8Array(members.length)
  const last = new Int32Array(counts.length).fill(-1)
  for (const place of placesOf(own)) {
    const number = numbers[place] as number
    if (done[number]) continue
    done[number] = 1
    for (const member of members[number] as readonly number[]) {
      if (!isIn(member)) continue
      const end = valuesAt.starts[member + 1] as number
      for (let at = valuesAt.starts[member] as number; at < end; at += 1) {
        const value = valuesAt.values[at] as number
        if (last[value] === number) continue
        last[value] = number
        counts[value] = (counts[value] as number) + 1
      }
    }
  }
}
