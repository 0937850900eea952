/** What the pages' own code needs of tracking. */
export { loadTracking } from './load-tracking'
