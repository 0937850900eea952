import { contentKey } from '@/lib/markets'

/**
 * The content key of a route's slug segments, which arrive percent-encoded. Undefined when they cannot be read, or hold
 * a NUL character: PostgreSQL has no text with one, and the question would look like a content service that is down.
 */
export function keyOfSegments(segments: readonly string[] = []): string | undefined {
  try {
    const slug = segments.map(decodeURIComponent).join('/')
    return slug.includes('\0') ? undefined : contentKey(slug)
  } catch {
    return undefined
  }
}
