import { whenAtRest } from '@/lib/storefront/runtime/browser'
import { allowsTracking, consentEvent } from '@/lib/storefront/runtime/consent'

/**
 * Loads what tracks, once the page is at rest and only for a visitor who allows some of it: for all others not even its
 * code is loaded. Returns what ends the waiting.
 */
export function loadTracking(): () => void {
  const start = () =>
    void import('./start-tracking').then(
      ({ startTracking }) => startTracking(),
      () => undefined,
    )
  const look = () => {
    if (allowsTracking()) whenAtRest(start)
  }
  look()
  window.addEventListener(consentEvent, look)
  return () => window.removeEventListener(consentEvent, look)
}
