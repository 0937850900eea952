import { contentKey } from '@/lib/markets'

/** The content key of a route's slug segments, which arrive percent-encoded. Undefined when they cannot be read. */
export function keyOfSegments(segments: readonly string[] = []): string | undefined {
  try {
    return contentKey(segments.map(decodeURIComponent).join('/'))
  } catch {
    return undefined
  }
}
