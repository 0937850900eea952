/** Caches in the memory of a process. */
export { memoize } from './memoize'
export { shareRequests } from './share-requests'
export { ttlCache } from './ttl-cache'
