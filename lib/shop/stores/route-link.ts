import type { Point } from './store'

const degrees = (value: number) => value.toFixed(5)

/** The directions to a place on OpenStreetMap. No request is sent there before a visitor follows the link. */
export function routeLink({ latitude, longitude }: Point): string {
  const place = [degrees(latitude), degrees(longitude)]
  return `https://www.openstreetmap.org/directions?to=${place.join('%2C')}#map=15/${place.join('/')}`
}
