import { contentKey } from '@/lib/platform/markets'

/**
 * The longest key, percent-encoded: the request for a page's alternates repeats its slug some thirty times, and must
 * fit into an address.
 */
const longestKey = 500

/** Whether a key is that of a special page, which stands in place of another one: an error, an empty result … */
export const isSpecialKey = (key: string): boolean => key.startsWith('layouts/')

/**
 * The content key of a route's slug segments, which arrive percent-encoded. Undefined when no page can have it, because
 * the content service would reject the request and look as if it were down: it cannot be decoded, is too long, or
 * contains a NUL character, which PostgreSQL does not store.
 */
export function keyOfSegments(segments: readonly string[] = []): string | undefined {
  try {
    const key = contentKey(segments.map(decodeURIComponent).join('/'))
    const isAskable = !key.includes('\0') && encodeURIComponent(key).length <= longestKey
    return isAskable ? key : undefined
  } catch {
    return undefined
  }
}
