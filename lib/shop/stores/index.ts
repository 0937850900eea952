/** Stores: opening hours, distance, map. */

export { formatDistance, nearestFirst } from './distance'
export { findPlace } from './find-place'
export { findStores } from './find-stores'
export { type Bounds, type Spot, type StoreMap, spotOf, storeMap } from './map'
export { type GroupedDays, type Opening, openingAt, weekOf } from './opening'
export { namesOfTown, storeIn } from './places/index'
export { routeLink } from './route-link'
export type { DayHours, Point, Store } from './store'
export { timeZoneOf } from './time-zone'
