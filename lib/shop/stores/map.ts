import type { Language } from '@/schemas'
import type { Country } from '@/schemas/shop'
import { findPlace } from './find-place'
import { outlines } from './outlines'
import type { Point } from './store'

/** The edges of a map in degrees. */
export type Bounds = { west: number; east: number; north: number; south: number }

/** Where a point is on a map, in hundredths of its width and height from the top left corner. */
export type Spot = { x: number; y: number }

/** Degrees around the outline, so that nothing at its rim is cut off. */
const margin = 0.06

export function boundsOf(points: readonly Point[]): Bounds {
  const north = Math.max(...points.map(({ latitude }) => latitude))
  const south = Math.min(...points.map(({ latitude }) => latitude))
  const east = Math.max(...points.map(({ longitude }) => longitude))
  const west = Math.min(...points.map(({ longitude }) => longitude))
  const [high, wide] = [(north - south) * margin, (east - west) * margin]
  return { north: north + high, south: south - high, east: east + wide, west: west - wide }
}

/** A degree of longitude is shorter than one of latitude: by the cosine of the latitude in the middle. */
export const ratioOf = ({ north, south, east, west }: Bounds): number =>
  ((east - west) * Math.cos((((north + south) / 2) * Math.PI) / 180)) / (north - south)

/** Undefined for what lies off the map. */
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
  /** Towns to find one's way by. */
  towns: (Spot & { name: string })[]
}

/** Hundredths between a town and a shop: nearer, its name would lie on that of the shop. */
const farEnough = 13

const apart = (one: Spot, other: Spot, ratio: number) =>
  Math.hypot((one.x - other.x) * Math.min(1, ratio), (one.y - other.y) / Math.max(1, ratio))

/** The map of a country, drawn from what the shop has itself. */
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
