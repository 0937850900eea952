/** What the pages' own code needs of tracking. */
export { forgetTracking } from './forget-tracking'
export { loadSettings } from './load-settings'
export { loadTracking } from './load-tracking'
