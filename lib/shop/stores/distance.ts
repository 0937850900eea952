import type { Point } from './store'

const earthRadius = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance in kilometres (haversine formula), accurate to half a percent. */
export function distanceBetween(from: Point, to: Point): number {
  const north = radians(to.latitude - from.latitude)
  const east = radians(to.longitude - from.longitude)
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Points with their distance in kilometres, the nearest first; equal distances keep their order. */
export const nearestFirst = <P extends Point>(
  points: readonly P[],
  origin: Point,
): { point: P; kilometres: number }[] =>
  points
    .map((point) => ({ point, kilometres: distanceBetween(origin, point) }))
    .sort((one, other) => one.kilometres - other.kilometres)

/**
 * Whole kilometres from an origin that is only roughly known (a region or a town); else `2,4 km`, and `12 km` for
 * longer distances.
 */
export function formatDistance(kilometres: number, numberLocale: string, isRough = false): string {
  const format = new Intl.NumberFormat(numberLocale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: isRough || kilometres >= 9.95 ? 0 : 1,
  })
  return format.format(isRough ? Math.max(1, kilometres) : kilometres)
}
