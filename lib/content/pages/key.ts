import { contentKey } from '@/lib/platform/markets'

/**
 * Longest key, percent-encoded: the question for the alternates of a page names its slug some thirty times, and has to
 * fit into an address.
 */
const longestKey = 500

/**
 * The content key of a route's slug segments, which arrive percent-encoded. Undefined when no page can have it, or the
 * content service, refusing the question, would look as if it were down: it cannot be read, is longer than an address
 * may be, or holds a NUL character, which PostgreSQL has no text with.
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
