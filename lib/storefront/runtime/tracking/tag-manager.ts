import type { TrackingSettings } from '@/schemas/api/tracking'

declare global {
  interface Window {
    /** What the tag manager reads. */
    dataLayer?: unknown[]
  }
}

/** The data layer of this document, which begins when something is tracked. */
export const dataLayer = (): unknown[] => (window.dataLayer ??= [])

/**
 * Loads the tag manager's container, which reads the data layer from its beginning on. Calls back when it is there.
 */
export function loadTagManager(
  { id, host }: NonNullable<TrackingSettings['tagManager']>,
  loaded: () => void,
): void {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.onload = loaded
  script.src = `${host}/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
