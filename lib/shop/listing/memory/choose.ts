import { type ChildFacet, valueFacets } from '../facets'
import type { ListingQuery, PriceRange } from '../query'
import { type Bits, bitsAt, both, either, noneOf, without } from './bits'
import { doubleSizes } from './double-sizes'
import type { IndexedValue, MarketIndex } from './load-index'
import { lowerBound } from './lower-bound'

/** The products with a price from one on and below another, in minor units. */
export function pricedBetween({ segments, orders }: MarketIndex, from: number, below: number): Bits {
  const { places, keys: prices } = orders['price-asc']
  const firstFrom = (bound: number) => lowerBound(prices.length, (at) => (prices[at] as number) < bound)
  const start = firstFrom(from)
  return bitsAt(places.subarray(start, Math.max(start, firstFrom(below))), segments.length)
}

/** The same for a range whose ends are in whole units and both included. */
const pricedIn = (index: MarketIndex, { from = 0, to = Number.POSITIVE_INFINITY }: PriceRange): Bits =>
  pricedBetween(index, from * 100, to * 100 + 1)

/** The values that a filter is set to. A size takes the double sizes that cover it along. */
function chosenValues({ values }: MarketIndex, facet: string, chosen: readonly string[]): IndexedValue[] {
  const own = values.filter((value) => value.facet === facet && chosen.includes(value.value))
  if (facet !== 'size') return own
  const doubles = doubleSizes(values)
  return [...new Set([...own, ...chosen.flatMap((size) => doubles.get(size) ?? [])])]
}

/** The products of each set filter: its values are alternatives, but chosen shades narrow the chosen value above them. */
function filtersOf(index: MarketIndex, { filters, price }: ListingQuery): Map<string, Bits> {
  const found = new Map<string, Bits>()
  for (const facet of valueFacets) {
    const chosen = filters[facet]
    if (!chosen?.length) continue
    const all = chosenValues(index, facet, chosen)
    const own = all.filter(({ value }) => !all.some(({ base }) => base === value))
    found.set(
      facet,
      own.reduce((bits, value) => either(bits, value.bits), noneOf(index.segments.length)),
    )
  }
  if (price) found.set('price', pricedIn(index, price))
  return found
}

/**
 * Of some products those for the child that a question names: that it has not outgrown and, where its weight is named, that say
 * that they are for it.
 */
export function forChild(
  { values, segments }: MarketIndex,
  { usableAt = 0, weight }: Pick<ListingQuery, 'usableAt' | 'weight'>,
  found: Bits,
): Bits {
  const having = (facet: ChildFacet, isMeant: (value: number) => boolean) =>
    values
      .filter((own) => own.facet === facet && isMeant(Number(own.value)))
      .reduce((bits, own) => either(bits, own.bits), noneOf(segments.length))
  const usable =
    usableAt > 0
      ? without(
          found,
          having('oldest', (months) => months < usableAt),
        )
      : found
  if (!weight) return usable
  const { from = Number.POSITIVE_INFINITY, to = 0 } = weight
  const told = either(
    having('lightest', () => true),
    having('heaviest', () => true),
  )
  const tooLight = having('lightest', (kilograms) => kilograms > from)
  const tooHeavy = having('heaviest', (kilograms) => kilograms < to)
  return without(both(usable, told), either(tooLight, tooHeavy))
}

export type Chosen = {
  /** The products that pass all filters. */
  selected: Bits
  /** Those that pass all filters but the one of a facet. */
  except: (facet: string) => Bits
}

/** Applies the filters to the products of a category and a term. */
export function choose(index: MarketIndex, base: Bits, query: ListingQuery): Chosen {
  const filters = filtersOf(index, query)
  const passing = (left: string | undefined) =>
    [...filters].reduce((bits, [facet, own]) => (facet === left ? bits : both(bits, own)), base)
  const selected = passing(undefined)
  return { selected, except: (facet) => (filters.has(facet) ? passing(facet) : selected) }
}
