/** What an error screen does about a page of a build that is gone. Alone, because every page loads the last error screen. */
export { reloadIfStale } from './stale-build'
