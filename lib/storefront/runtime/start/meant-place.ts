import { fragmentId } from '@/lib/content/links'

/** The place that a typed fragment means: ids have no capitals, blanks or umlauts. */
export function meantPlace({ hash }: Pick<Location, 'hash'>): HTMLElement | null {
  const id = fragmentId(hash.slice(1))
  return id === '' ? null : document.getElementById(id)
}
