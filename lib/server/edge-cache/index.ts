/** HTTP caches in front of the shop: how documents name what they are of, and how what went stale is purged. */
export { surrogateKey } from './keys'
export { Purges } from './purges'
