import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { segmentSize } from './bits'

/** The place of a product by its id; undefined if the market does not have its segment. */
export type PlaceOf = (id: number) => number | undefined

export function placesIn(segments: readonly number[]): PlaceOf {
  const places = new Map(segments.map((segment, place) => [segment, place]))
  return (id) => {
    const place = places.get(Math.floor(id / segmentSize))
    return place === undefined ? undefined : place * segmentSize + (id % segmentSize)
  }
}

export const idAt = (segments: readonly number[], place: number): number =>
  (segments[Math.floor(place / segmentSize)] ?? 0) * segmentSize + (place % segmentSize)

/** Reads a number for each product, from rows of `product_id` and `number`: by place, in the order of the rows. */
export async function readPlaced(
  db: Database,
  rows: SQL,
  placeOf: PlaceOf,
): Promise<{ places: number[]; numbers: number[] }> {
  const [row] = await db.execute<{ ids: string | null; numbers: string | null }>(sql`
    select string_agg(r.product_id::text, ',') as ids, string_agg(r.number::text, ',') as numbers from (${rows}) r`)
  const all = row?.numbers?.split(',') ?? []
  const places: number[] = []
  const numbers: number[] = []
  for (const [at, id] of (row?.ids?.split(',') ?? []).entries()) {
    const place = placeOf(Number(id))
    if (place === undefined) continue
    places.push(place)
    numbers.push(Number(all[at]))
  }
  return { places, numbers }
}
