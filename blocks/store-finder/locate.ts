import type { Point } from '@/lib/shop/stores'

type PositionFailure = 'denied' | 'unavailable' | 'timeout'
type Located = { ok: true; point: Point } | { ok: false; reason: PositionFailure }

const patienceMs = 10_000
/** The maximum age of a cached position; visitors do not get far in this time. */
const mayBeOldMs = 300_000

// The codes of a GeolocationPositionError
const reasons: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** The visitor's position, after the browser's permission prompt. It is not sent to the shop. */
export const locate = (geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined): Promise<Located> =>
  new Promise((resolve) => {
    // Browsers do not offer geolocation on insecure pages
    if (!geolocation) return resolve({ ok: false, reason: 'unavailable' })
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ ok: true, point: { latitude, longitude } }),
      ({ code }) => resolve({ ok: false, reason: reasons[code] ?? 'unavailable' }),
      { timeout: patienceMs, maximumAge: mayBeOldMs },
    )
  })
