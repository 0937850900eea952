import type { CookieKind } from '@/lib/platform/http'
import { browserCookies } from '@/lib/storefront/visitor'
import { readConsent, type StoredConsent } from './stored-consent'
import { consentValidity } from './validity'

/** Read by client code, so not HttpOnly. */
export const consentCookie = {
  name: 'consent',
  maxAgeSeconds: Math.floor(consentValidity / 1000),
  path: '/',
  sameSite: 'lax',
} as const satisfies CookieKind

/** The stored consent of this browser, valid or not. */
export const visitorConsent = (): StoredConsent | undefined =>
  readConsent(browserCookies.read(consentCookie.name))
