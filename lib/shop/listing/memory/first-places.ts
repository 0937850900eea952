import type { Sort } from '../query'
import { type Bits, count, placesOf, testerOf } from './bits'
import type { MarketIndex } from './load-index'

/** An order with its direction: by price, the other one is the same backwards. */
function orderOf({ orders }: MarketIndex, sort: Sort) {
  const backwards = sort === 'price-desc'
  const { places, ranks } = orders[backwards ? 'price-asc' : sort]
  return { places, ranks, backwards }
}

/** The first `most` places of a set in an order. */
export function firstPlaces(index: MarketIndex, sort: Sort, bits: Bits, most: number): number[] {
  const size = count(bits)
  const wanted = Math.min(size, most)
  if (wanted <= 0) return []
  const { places, ranks, backwards } = orderOf(index, sort)
  // Walking the order costs in inverse proportion to the size of the set, sorting the set in proportion to it.
  if ((wanted * places.length) / size > places.length / 32 + size * 8) {
    const own = placesOf(bits).map((place) => ranks[place] ?? 0)
    own.sort(backwards ? (a, b) => b - a : (a, b) => a - b)
    return own.slice(0, wanted).map((rank) => places[rank] ?? 0)
  }
  const found: number[] = []
  const isIn = testerOf(bits)
  for (let step = 0; step < places.length && found.length < wanted; step += 1) {
    const place = places[backwards ? places.length - 1 - step : step] ?? 0
    if (isIn(place)) found.push(place)
  }
  return found
}

/** The lowest and the highest price of a set in minor units; undefined for an empty one. */
export function priceEnds(index: MarketIndex, bits: Bits): { min: number; max: number } | undefined {
  const end = (sort: Sort): number | undefined => {
    const [place] = firstPlaces(index, sort, bits, 1)
    return place === undefined ? undefined : index.prices[index.orders['price-asc'].ranks[place] ?? 0]
  }
  const [min, max] = [end('price-asc'), end('price-desc')]
  return min === undefined || max === undefined ? undefined : { min, max }
}
