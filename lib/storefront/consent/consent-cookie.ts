import type { CookieKind } from '@/lib/platform/http'
import { browserCookies } from '@/lib/storefront/visitor'
import { consentEvent } from './consent-event'
import { readConsent, type StoredConsent, writeConsent } from './stored-consent'
import { consentFault, consentValidity, isServiceOn } from './validity'
import { withoutOptional } from './without-optional'

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

/** Whether the visitor allows a service; `unknown` without a valid decision. */
export function serviceStanding(name: string, now: number): 'unknown' | 'granted' | 'refused' {
  const consent = visitorConsent()
  if (!consent || consentFault(consent, now)) return 'unknown'
  return isServiceOn(consent, name, now) ? 'granted' : 'refused'
}

function withdraw(now: number): void {
  const consent = visitorConsent()
  if (!consent || consentFault(consent, now)) {
    browserCookies.remove(consentCookie)
    return
  }
  // The reset does not extend the age of the remaining decisions.
  const maxAgeSeconds = Math.ceil((consent.timestamp + consentValidity - now) / 1000)
  browserCookies.write({ ...consentCookie, maxAgeSeconds }, writeConsent(withoutOptional(consent)))
}

/** Revokes every optional decision. An invalid consent is removed completely. */
export function resetConsent(now: number): void {
  withdraw(now)
  globalThis.dispatchEvent?.(new Event(consentEvent))
}
