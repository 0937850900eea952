import type { CookieKind } from '@/lib/platform/http'
import { browserCookies, withStorage } from '@/lib/storefront/runtime/browser'
import { readConsent, type StoredConsent, writeHistories } from './stored-consent'
import { consentValidity } from './validity'

/** Read by client code, so not HttpOnly. */
export const consentCookie = {
  name: 'consent',
  maxAgeSeconds: Math.floor(consentValidity / 1000),
  path: '/',
  sameSite: 'lax',
} as const satisfies CookieKind

const key = 'consent-history'

/** The entry of the browser's storage with the last decisions on each service. */
export const historyName = key

/** The stored consent of this browser, valid or not. */
export const visitorConsent = (): StoredConsent | undefined =>
  readConsent(
    browserCookies.read(consentCookie.name),
    withStorage('localStorage', (store) => store.getItem(key)),
  )

/** A browser that refuses its storage keeps the standing alone. */
export const keepHistories = (consent: StoredConsent): void =>
  void withStorage('localStorage', (store) => store.setItem(key, writeHistories(consent)))
