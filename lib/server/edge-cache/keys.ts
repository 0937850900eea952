import { createHash } from 'node:crypto'

/** The key of every document. */
export const everything = 'all'

const known = new Map<string, string>()
const mostKnown = 50_000

/** The key by which documents with a cache tag are purged: short, and free of spaces and of what tags reveal. */
export function cacheKey(tag: string): string {
  const before = known.get(tag)
  if (before !== undefined) return before
  const key = createHash('sha256').update(tag).digest('base64url').slice(0, 10)
  if (known.size >= mostKnown) known.clear()
  known.set(tag, key)
  return key
}

/** The value of the header `Surrogate-Key` of a document with cache tags. */
export const surrogateKey = (tags: readonly string[]): string =>
  [everything, ...new Set(tags.map(cacheKey))].join(' ')
