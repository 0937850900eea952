import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bitsAt } from '@/lib/shop/listing/memory/bits'
import { firstPlaces, priceEnds } from '@/lib/shop/listing/memory/first-places'
import type { MarketIndex } from '@/lib/shop/listing/memory/load-index'

const room = 2 * 8192
const size = 9_000

/** An index whose order by price is a permutation of its places. */
const indexOf = (step: number): MarketIndex => {
  const places = Uint32Array.from({ length: size }, (_, rank) => (rank * step) % size)
  const ranks = new Uint32Array(room)
  places.forEach((place, rank) => {
    ranks[place] = rank
  })
  const keys = Float64Array.from(places, (_, rank) => 100 + Math.floor(rank / 3))
  const order = { places, ranks, keys }
  return {
    segments: [0, 1],
    orders: { relevancy: order, 'price-asc': order, newest: order, reduction: order, rating: order },
  } as unknown as MarketIndex
}

/** Few places, many, and many that come last in an order. */
const sets = fc.oneof(
  fc.uniqueArray(fc.nat(size - 1), { maxLength: 40 }),
  fc.integer({ min: 1, max: 30 }).map((gap) => Array.from({ length: size / gap }, (_, at) => at * gap)),
  fc.nat(size - 1).map((from) => Array.from({ length: size - from }, (_, at) => from + at)),
)

it('are the first places of a set in an order, and the ends of its prices', () => {
  fc.assert(
    fc.property(
      sets,
      fc.constantFrom(1, 7, 4_001),
      fc.constantFrom('price-asc', 'price-desc', 'newest'),
      fc.constantFrom(0, 1, 24, 9_600),
      (set, step, sort, most) => {
        const index = indexOf(step)
        const rank = (place: number) => index.orders.newest.ranks[place] ?? 0
        const sorted = set.toSorted((a, b) => rank(a) - rank(b))
        if (sort === 'price-desc') sorted.reverse()
        expect(firstPlaces(index, sort, bitsAt(set, 2), most)).toEqual(sorted.slice(0, most))
        const prices = set.map((place) => index.orders.newest.keys[rank(place)] ?? 0)
        const ends = { min: Math.min(...prices), max: Math.max(...prices) }
        expect(priceEnds(index, bitsAt(set, 2))).toEqual(set.length > 0 ? ends : undefined)
      },
    ),
    { numRuns: 300 },
  )
})
