import type { CookieKind } from '@/lib/platform/http'
import { browserCookies } from '@/lib/storefront/visitor'
import { readConsent, type StoredConsent, writeConsent } from './stored-consent'
import { consentFault, consentValidity } from './validity'
import { withoutOptional } from './without-optional'

/** The browser's code reads it, so it is no server cookie. */
export const consentCookie = {
  name: 'consent',
  maxAgeSeconds: Math.floor(consentValidity / 1000),
  path: '/',
  sameSite: 'lax',
} as const satisfies CookieKind

/** What the visitor of this browser decided, valid or not. */
export const visitorConsent = (): StoredConsent | undefined =>
  readConsent(browserCookies.read(consentCookie.name))

/** Takes every optional decision back. A consent that is not valid any more goes as a whole. */
export function resetConsent(now: number): void {
  const consent = visitorConsent()
  if (!consent || consentFault(consent, now)) {
    browserCookies.remove(consentCookie)
    return
  }
  // What stays was decided when it was: it gets no younger by this.
  const maxAgeSeconds = Math.ceil((consent.timestamp + consentValidity - now) / 1000)
  browserCookies.write({ ...consentCookie, maxAgeSeconds }, writeConsent(withoutOptional(consent)))
}
