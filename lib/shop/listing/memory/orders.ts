import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { type IndexedSort, orderOf, partition } from '../sql'
import { segmentSize } from './bits'
import { lowerBound } from './lower-bound'
import { type PlaceOf, readPlaced } from './places'
import type { IndexedEntry } from './read-entries'

/** Places in an order: by ascending keys, and by the places themselves where keys are equal. */
export type Order = {
  places: Uint32Array
  keys: Float64Array
  /** The step of each place. */
  ranks: Uint32Array
}

export type Orders = Record<IndexedSort, Order>

/** More than any two popularities differ by. */
const buyableFirst = 2 ** 32

type SortKey = { sql: SQL; of: (entry: IndexedEntry) => number }

/** What each order is by. Orders that begin with the greatest have negative keys. */
const sortKeys: Record<IndexedSort, SortKey> = {
  relevancy: {
    sql: sql.raw(`-(e.popularity::bigint + case when e.buyable then ${buyableFirst} else 0 end)`),
    of: ({ buyable, popularity }) => -(popularity + (buyable ? buyableFirst : 0)),
  },
  'price-asc': { sql: sql.raw('e.price'), of: ({ price }) => price },
  newest: {
    sql: sql.raw('-(extract(epoch from e.online_since) * 1000000)::bigint'),
    of: ({ onlineSince }) => -onlineSince,
  },
  reduction: { sql: sql.raw('-e.reduction'), of: ({ reduction }) => -reduction },
  rating: { sql: sql.raw('-e.rating'), of: ({ rating }) => -rating },
}
export const indexedSorts = Object.keys(sortKeys) as IndexedSort[]

function ranked(places: Uint32Array, keys: Float64Array, room: number): Order {
  const ranks = new Uint32Array(room)
  for (let rank = 0; rank < places.length; rank += 1) ranks[places[rank] as number] = rank
  return { places, keys, ranks }
}

/** Reads an order, which an index gives without sorting. Products of other segments are left out. */
export async function loadOrder(
  db: Database,
  market: Market,
  sort: IndexedSort,
  placeOf: PlaceOf,
  segments: number,
): Promise<Order> {
  const { places, numbers } = await readPlaced(
    db,
    sql`select e.product_id, ${sortKeys[sort].sql} as number
      from ${partition('listing_entries', market)} e order by ${orderOf(sort, 'e')}`,
    placeOf,
  )
  return ranked(Uint32Array.from(places), Float64Array.from(numbers), segments * segmentSize)
}

type Step = { place: number; key: number }

/** The step that would be the next after a new one. */
const stepAfter = ({ places, keys }: Order, { place, key }: Step): number =>
  lowerBound(places.length, (at) => {
    const own = keys[at] as number
    return own < key || (own === key && (places[at] as number) < place)
  })

/**
 * An order without some of its places, and with new steps. What lies between them is copied in runs: one by one it would
 * take many times as long.
 */
function reordered(order: Order, gone: readonly number[], come: readonly Step[]): Order {
  const { places, keys, ranks } = order
  const left = gone
    .map((place) => ranks[place] as number)
    .filter((rank, at) => places[rank] === gone[at])
    .sort((a, b) => a - b)
  const joining = come
    .toSorted((a, b) => a.key - b.key || a.place - b.place)
    .map((step) => ({ ...step, at: stepAfter(order, step) }))
  const size = places.length - left.length + joining.length
  const newPlaces = new Uint32Array(size)
  const newKeys = new Float64Array(size)
  const newRanks = ranks.slice()
  for (const place of gone) newRanks[place] = 0
  let [from, end] = [0, 0]
  const copyUntil = (until: number) => {
    newPlaces.set(places.subarray(from, until), end)
    newKeys.set(keys.subarray(from, until), end)
    const shift = end - from
    if (shift !== 0) for (let at = from; at < until; at += 1) newRanks[places[at] as number] = at + shift
    end += until - from
    from = until
  }
  let next = 0
  for (const { place, key, at } of joining) {
    for (let out = left[next]; out !== undefined && out < at; out = left[next]) {
      copyUntil(out)
      from += 1
      next += 1
    }
    copyUntil(at)
    newPlaces[end] = place
    newKeys[end] = key
    newRanks[place] = end
    end += 1
  }
  for (const out of left.slice(next)) {
    copyUntil(out)
    from += 1
  }
  copyUntil(places.length)
  return { places: newPlaces, keys: newKeys, ranks: newRanks }
}

/** All orders, with what is at some places now in the stead of what was. */
export const changeOrders = (
  orders: Orders,
  changed: readonly number[],
  entries: readonly { place: number; entry: IndexedEntry }[],
): Orders =>
  Object.fromEntries(
    indexedSorts.map((sort) => [
      sort,
      reordered(
        orders[sort],
        changed,
        // Not -0, which is no key of the database.
        entries.map(({ place, entry }) => ({ place, key: sortKeys[sort].of(entry) + 0 })),
      ),
    ]),
  ) as Orders
