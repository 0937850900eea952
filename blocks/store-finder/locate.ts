import type { Point } from '@/lib/shop/stores'

export type PositionFailure = 'denied' | 'unavailable' | 'timeout'
export type Located = { ok: true; point: Point } | { ok: false; reason: PositionFailure }

const patienceMs = 10_000
/** Nobody walks to another shop in this time. */
const mayBeOldMs = 300_000

// The codes of a GeolocationPositionError
const reasons: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** Where the visitor is, asked of the browser, which asks the visitor. It stays in the browser. */
export const locate = (geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined): Promise<Located> =>
  new Promise((resolve) => {
    // Browsers know no positions on pages that are not loaded safely
    if (!geolocation) return resolve({ ok: false, reason: 'unavailable' })
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ ok: true, point: { latitude, longitude } }),
      ({ code }) => resolve({ ok: false, reason: reasons[code] ?? 'unavailable' }),
      { timeout: patienceMs, maximumAge: mayBeOldMs },
    )
  })
