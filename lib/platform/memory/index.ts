/** What a process remembers of answers that are asked for again and again. */
export { memoize } from './memoize'
export { ttlCache } from './ttl-cache'
