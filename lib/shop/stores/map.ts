import type { Language } from '@/schemas'
import type { Country } from '@/schemas/shop'
import { findPlace } from './find-place'
import { outlines } from './outlines'
import type { Point } from './store'

/** The edges of a map in degrees. */
export type Bounds = { west: number; east: number; north: number; south: number }

/** A point on a map, in per cent of its width and height from the top left corner. */
export type Spot = { x: number; y: number }

/** Degrees around the outline, so that nothing at its edge is cut off. */
const margin = 0.06

export function boundsOf(points: readonly Point[]): Bounds {
  const north = Math.max(...points.map(({ latitude }) => latitude))
  const south = Math.min(...points.map(({ latitude }) => latitude))
  const east = Math.max(...points.map(({ longitude }) => longitude))
  const west = Math.min(...points.map(({ longitude }) => longitude))
  const [high, wide] = [(north - south) * margin, (east - west) * margin]
  return { north: north + high, south: south - high, east: east + wide, west: west - wide }
}

/**
 * The ratio of width to height. A degree of longitude is shorter than one of latitude, by the cosine of the middle
 * latitude.
 */
export const ratioOf = ({ north, south, east, west }: Bounds): number =>
  ((east - west) * Math.cos((((north + south) / 2) * Math.PI) / 180)) / (north - south)

/** The position of a point; undefined outside the map. */
export function spotOf(bounds: Bounds, { latitude, longitude }: Point): Spot | undefined {
  const x = ((longitude - bounds.west) / (bounds.east - bounds.west)) * 100
  const y = ((bounds.north - latitude) / (bounds.north - bounds.south)) * 100
  return x >= 0 && x <= 100 && y >= 0 && y <= 100 ? { x, y } : undefined
}

export type StoreMap = {
  bounds: Bounds
  /** Width by height. */
  ratio: number
  land: Spot[][]
  water: Spot[][]
  /** Towns for orientation. */
  towns: (Spot & { name: string })[]
}

/** The minimum distance between a town and a store, in per cent, so that their names do not overlap. */
const farEnough = 13

const apart = (one: Spot, other: Spot, ratio: number) =>
  Math.hypot((one.x - other.x) * Math.min(1, ratio), (one.y - other.y) / Math.max(1, ratio))

/** The map of a country, drawn from the shop's own data. */
export function storeMap(country: Country, language: Language, stores: readonly Point[]): StoreMap {
  const outline = outlines[country]
  const bounds = boundsOf(outline.land.flat())
  const ratio = ratioOf(bounds)
  const spots = (points: readonly Point[]) => points.flatMap((point) => spotOf(bounds, point) ?? [])
  const shops = spots(stores)
  const towns = outline.towns.flatMap((name) => {
    const place = findPlace(country, language, name)
    const spot = place && spotOf(bounds, place)
    return spot ? [{ ...spot, name: place.name }] : []
  })
  return {
    bounds,
    ratio,
    land: outline.land.map(spots),
    water: outline.water.map(spots),
    towns: towns.filter((town) => shops.every((shop) => apart(town, shop, ratio) > farEnough)),
  }
}
