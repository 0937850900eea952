import type { Listing } from '../../find-listing'
import type { ListingQuery, PriceRange } from '../../query'
import type { NamedAge } from './ages'
import type { Part } from './understand'

/** A query that parts narrow down. */
export function narrowed(query: ListingQuery, parts: readonly Part[]): ListingQuery {
  const within = parts.find(({ meaning }) => meaning === 'occasion')?.categories
  const price = query.price ?? priceOf(parts)
  const age = parts.find(({ meaning }) => meaning === 'age')?.age
  return {
    ...query,
    filters: { ...filtersOf(parts), ...query.filters },
    ...(price && { price }),
    ...(within && { within }),
    ...(age && { usableAt: neededUntil(age) }),
  }
}

/** The months that goods must last to: for a child from an age on, or of a range, longer than up to its lower end. */
const neededUntil = ({ months, until, isFrom }: Pick<NamedAge, 'months' | 'until' | 'isFrom'>): number =>
  (isFrom && months > 0) || until !== undefined ? months + 1 : months

/** A query whose filter answers the age of a term: what a child of that age has outgrown is no answer in it either. */
export function withNamedAge(query: ListingQuery, partsOf: () => readonly Part[]): ListingQuery {
  const age = query.filters.age && partsOf().find(({ meaning }) => meaning === 'age')?.age
  return age ? { ...query, usableAt: neededUntil(age) } : query
}

/** What parts say of filters; an occasion and a price are none. */
export const filtersOf = (parts: readonly Part[]): ListingQuery['filters'] =>
  Object.fromEntries(
    parts.flatMap(({ meaning, values }) =>
      meaning === 'occasion' || meaning === 'price' ? [] : [[meaning, values]],
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

/** Filters with those ages alone that are products of: each is shown, and can be taken back. */
export function withProducts(filters: ListingQuery['filters'], { facets }: Listing): ListingQuery['filters'] {
  const ages = facets.find(({ facet }) => facet === 'age')?.values.filter(({ count }) => count > 0)
  const age = filters.age?.filter((value) => ages?.some((known) => known.value === value))
  return { ...filters, ...(age && age.length > 0 && { age }) }
}
