import { segmentSize } from './bits'

/** The place of a product; undefined if the market does not have its segment. */
export function placesIn(segments: readonly number[]): (id: number) => number | undefined {
  const places = new Map(segments.map((segment, place) => [segment, place]))
  return (id) => {
    const place = places.get(Math.floor(id / segmentSize))
    return place === undefined ? undefined : place * segmentSize + (id % segmentSize)
  }
}

export const idAt = (segments: readonly number[], place: number): number =>
  (segments[Math.floor(place / segmentSize)] ?? 0) * segmentSize + (place % segmentSize)
