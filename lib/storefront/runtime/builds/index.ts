/** What a page does about a build that is gone. Small, because every page loads the last error screen. */
export { isOutdated } from './outdated'
export { reloadIfStale } from './stale-build'
