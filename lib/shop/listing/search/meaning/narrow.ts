import { oldestOfHeight } from '@/lib/shop/advisors'
import type { Listing } from '../../find-listing'
import type { ListingQuery, PriceRange } from '../../query'
import type { NamedAge } from './ages'
import { type Meaning, meanings } from './meanings'
import type { Part } from './understand'

/** A query that parts narrow down. */
export function narrowed(query: ListingQuery, parts: readonly Part[]): ListingQuery {
  const within = parts.find(({ meaning }) => meaning === 'occasion')?.categories
  const price = query.price ?? priceOf(parts)
  const age = parts.find(({ meaning }) => meaning === 'age')?.age
  const weight = parts.find(({ meaning }) => meaning === 'weight')?.weight
  return {
    ...query,
    filters: { ...filtersOf(parts), ...query.filters },
    ...(price && { price }),
    ...(weight && { weight }),
    ...(within && { within }),
    ...(age && { usableAt: Math.max(neededUntil(age), query.usableAt ?? 0) }),
  }
}

/** The months that goods must last to: for a child from an age on, or of a range, longer than up to its lower end. */
const neededUntil = ({ months, until, isFrom }: Pick<NamedAge, 'months' | 'until' | 'isFrom'>): number =>
  (isFrom && months > 0) || until !== undefined ? months + 1 : months

/** A height in centimetres, alone: the measures of a thing are joined by a sign. */
const height = /(?<![\d.,×x-]\s?)\b(\d{2,3})\s?cm(?!\p{L})/iu
const tallest = 116

/** The age of a child of the height that a term names, of which measures of other things are none. */
function ageOfHeight(term: string): number {
  const [, centimetres] = height.exec(term) ?? []
  return centimetres === undefined ? 0 : (oldestOfHeight(Math.min(Number(centimetres), tallest)) ?? 0)
}

/**
 * A query with the child that its term names otherwise than by an age that narrows it: by a height, or by an age that a filter
 * of the visitor's answers. What that child has outgrown is no answer either.
 */
export function withNamedChild(
  query: ListingQuery,
  term: string,
  partsOf: () => readonly Part[],
): ListingQuery {
  const age = query.filters.age && partsOf().find(({ meaning }) => meaning === 'age')?.age
  const usableAt = Math.max(age ? neededUntil(age) : 0, ageOfHeight(term))
  return usableAt > 0 ? { ...query, usableAt } : query
}

/** What parts say of filters; an occasion and a price are none. */
export const filtersOf = (parts: readonly Part[]): ListingQuery['filters'] =>
  Object.fromEntries(
    parts.flatMap(({ meaning, values }) =>
      meaning === 'occasion' || meaning === 'price' || meaning === 'weight' ? [] : [[meaning, values]],
    ),
  )

/** The prices that a part names. */
export const priceOf = (parts: readonly Part[]): PriceRange | undefined =>
  parts.find(({ price }) => price !== undefined)?.price

/** The parts with narrower values first, then with the wider ones of the part that has such. */
export function widenings(parts: readonly Part[]): (readonly Part[])[] {
  const sets = parts.find(({ wider = [] }) => wider.length > 0)?.wider ?? []
  return [parts, ...sets.map((values) => parts.map((part) => (part.wider ? { ...part, values } : part)))]
}

/** Filters with those ages and sizes alone that are products of: each is shown, and can be taken back. */
export function withProducts(filters: ListingQuery['filters'], { facets }: Listing): ListingQuery['filters'] {
  const shown = (['age', 'size'] as const).flatMap((name) => {
    const values = facets.find(({ facet }) => facet === name)?.values.filter(({ count }) => count > 0)
    const own = filters[name]?.filter((value) => values?.some((known) => known.value === value))
    return own && own.length > 0 ? [[name, own] as const] : []
  })
  return { ...filters, ...Object.fromEntries(shown) }
}

/** The meanings that words do not have: taken back, or answered by a filter of the visitor's. */
export const withoutFor = ({ without = [], filters, price, category }: ListingQuery): ReadonlySet<Meaning> =>
  new Set([
    ...without,
    ...meanings.filter((meaning) => {
      if (meaning === 'occasion') return category !== undefined
      if (meaning === 'weight') return false
      return meaning === 'price' ? price !== undefined : filters[meaning] !== undefined
    }),
  ])
