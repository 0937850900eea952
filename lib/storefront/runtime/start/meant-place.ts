import { anchorId } from '@/lib/content/links'

/** The place that a typed fragment means: ids have no capitals, blanks or umlauts. */
export function meantPlace({ hash }: Pick<Location, 'hash'>): HTMLElement | null {
  try {
    const id = anchorId(decodeURIComponent(hash.slice(1)))
    return id === '' ? null : document.getElementById(id)
  } catch {
    return null
  }
}
