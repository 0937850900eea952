/** What the pages' own code needs of tracking. */
export { forgetTracking } from './forget-tracking'
export { loadTracking } from './load-tracking'
