/** Caches in the memory of a process. */
export { memoize } from './memoize'
export { ttlCache } from './ttl-cache'
