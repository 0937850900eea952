import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { Sort } from '../query'
import { orderOf, partition } from '../sql'
import { type Bits, segmentSize, testerOf } from './bits'
import type { EntryRow } from './read-entries'

/** Each order once: the other direction of the price is the same backwards. */
export type IndexedSort = Exclude<Sort, 'price-desc'>

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

type SortKey = { sql: SQL; of: (entry: EntryRow) => number }

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
  placeOf: (id: number) => number | undefined,
  segments: number,
): Promise<Order> {
  const entries = partition('listing_entries', market)
  const [row] = await db.execute<{ ids: string | null; keys: string | null }>(sql`
    select string_agg(e.product_id::text, ',') as ids, string_agg(e.key::text, ',') as keys from (
      select e.product_id, ${sortKeys[sort].sql} as key from ${entries} e order by ${orderOf(sort, 'e')}) e`)
  const ids = row?.ids?.split(',') ?? []
  const read = row?.keys?.split(',') ?? []
  const places: number[] = []
  const keys: number[] = []
  for (const [at, id] of ids.entries()) {
    const place = placeOf(Number(id))
    if (place === undefined) continue
    places.push(place)
    keys.push(Number(read[at]))
  }
  return ranked(Uint32Array.from(places), Float64Array.from(keys), segments * segmentSize)
}

type Step = { place: number; key: number }

const comesBefore = (a: Step, key: number, place: number) => a.key < key || (a.key === key && a.place < place)

/** An order without the places of a set, and with new steps. */
function reordered({ places, keys, ranks }: Order, gone: Bits, come: Step[]): Order {
  come.sort((a, b) => a.key - b.key || a.place - b.place)
  const isGone = testerOf(gone)
  const newPlaces = new Uint32Array(places.length + come.length)
  const newKeys = new Float64Array(newPlaces.length)
  let size = 0
  let next = 0
  const put = (place: number, key: number) => {
    newPlaces[size] = place
    newKeys[size] = key
    size += 1
  }
  for (let step = 0; step < places.length; step += 1) {
    const [place, key] = [places[step] as number, keys[step] as number]
    if (isGone(place)) continue
    for (let own = come[next]; own && comesBefore(own, key, place); own = come[next]) {
      put(own.place, own.key)
      next += 1
    }
    put(place, key)
  }
  for (const { place, key } of come.slice(next)) put(place, key)
  return ranked(newPlaces.slice(0, size), newKeys.slice(0, size), ranks.length)
}

/** All orders, with the entries of the places of a set in their stead. */
export const changeOrders = (
  orders: Orders,
  changed: Bits,
  entries: readonly { place: number; entry: EntryRow }[],
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
