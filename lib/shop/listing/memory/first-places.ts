import type { Sort } from '../query'
import { type Bits, count, isLasting, placesOf, testerOf } from './bits'
import type { MarketIndex } from './load-index'

/** An order with its direction: by price, the other one is the same backwards. */
function orderOf({ orders }: MarketIndex, sort: Sort) {
  const backwards = sort === 'price-desc'
  const { places, ranks } = orders[backwards ? 'price-asc' : sort]
  return { places, ranks, backwards }
}

type Order = ReturnType<typeof orderOf>

/** The place at a step of an order. */
const placeAt = ({ places, backwards }: Order, step: number): number =>
  places[backwards ? places.length - 1 - step : step] ?? 0

/** Walks an order until enough places of a set are found. Undefined if `mostSteps` were not enough. */
function walk(order: Order, bits: Bits, wanted: number, mostSteps: number): number[] | undefined {
  const found: number[] = []
  const isIn = testerOf(bits)
  const steps = Math.min(mostSteps, order.places.length)
  for (let step = 0; step < steps; step += 1) {
    const place = placeAt(order, step)
    if (isIn(place) && found.push(place) === wanted) return found
  }
  return undefined
}

/** Parts of an order that are counted apart. */
const partCount = 1024

/** The steps of the first places of a set, in order: only the parts of the order that they are in are sorted. */
function select({ places, ranks, backwards }: Order, bits: Bits, wanted: number, size: number): Uint32Array {
  const steps = placesOf(bits, size)
  const last = places.length - 1
  const shift = Math.max(0, 32 - Math.clz32(last) - Math.log2(partCount))
  const counts = new Uint32Array(partCount)
  for (let at = 0; at < size; at += 1) {
    const rank = ranks[steps[at] as number] as number
    const step = backwards ? last - rank : rank
    steps[at] = step
    counts[step >>> shift] = (counts[step >>> shift] as number) + 1
  }
  let end = 0
  for (let sum = 0; end < partCount && sum < wanted; end += 1) sum += counts[end] as number
  return steps
    .filter((step) => step >>> shift < end)
    .sort()
    .subarray(0, wanted)
}

/** The first `most` places of a set in an order. */
export function firstPlaces(index: MarketIndex, sort: Sort, bits: Bits, most: number): number[] {
  const size = count(bits)
  const wanted = Math.min(size, most)
  if (wanted <= 0) return []
  const order = orderOf(index, sort)
  // A large set is soon met on a walk, unless its products are late in the order: a walk that costs more than looking at
  // the whole set ends.
  const selecting = order.places.length / 32 + size * 4
  const isShort = (wanted * order.places.length) / size < selecting
  const walked = isShort ? walk(order, bits, wanted, selecting) : undefined
  return walked ?? Array.from(select(order, bits, wanted, size), (step) => placeAt(order, step))
}

/** The first `most` places of some sets in an order, each set behind those before it. */
export function firstOfTiers(index: MarketIndex, sort: Sort, tiers: readonly Bits[], most: number): number[] {
  const places: number[] = []
  for (const tier of tiers)
    for (const place of firstPlaces(index, sort, tier, most - places.length)) places.push(place)
  return places
}

export type PriceEnds = { min: number; max: number }

/** Computed once for a set that is there as long as its index, such as a category. */
const knownEnds = new WeakMap<Bits, PriceEnds>()

/** The lowest and the highest price of a set in minor units; undefined for an empty one. */
export function priceEnds(index: MarketIndex, bits: Bits): PriceEnds | undefined {
  const known = knownEnds.get(bits)
  if (known) return known
  const { keys: prices, ranks } = index.orders['price-asc']
  const places = placesOf(bits)
  if (places.length === 0) return undefined
  let [low, high] = [ranks.length, 0]
  for (let at = 0; at < places.length; at += 1) {
    const rank = ranks[places[at] as number] as number
    if (rank < low) low = rank
    if (rank > high) high = rank
  }
  const ends = { min: prices[low] as number, max: prices[high] as number }
  if (isLasting(bits)) knownEnds.set(bits, ends)
  return ends
}
