import { browserCookies } from '@/lib/storefront/visitor'
import { consentEvent } from './consent-event'
import { toggleService } from './decisions'
import { skipsConsent } from './skips-consent'
import { type StoredConsent, writeConsent } from './stored-consent'
import { automaticService, consentFault, consentValidity, isServiceOn } from './validity'
import { consentCookie, visitorConsent } from './visitor-consent'
import { withoutOptional } from './without-optional'

const announce = () => globalThis.dispatchEvent?.(new Event(consentEvent))

/** Whether the visitor allows a service; `unknown` without a valid decision. */
export function serviceStanding(name: string, now: number): 'unknown' | 'granted' | 'refused' {
  // Kiosks and crawlers are not asked.
  if (name === automaticService && skipsConsent(navigator.userAgent)) return 'granted'
  const consent = visitorConsent()
  if (!consent || consentFault(consent, now)) return 'unknown'
  return isServiceOn(consent, name, now) ? 'granted' : 'refused'
}

/** Saves a decision for a year. False if the browser stores no cookies. */
export function saveConsent(consent: StoredConsent): boolean {
  const isKept = browserCookies.write(consentCookie, writeConsent(consent))
  announce()
  return isKept
}

/** A change of single decisions does not extend the age of the others. */
function rewrite(consent: StoredConsent, now: number): void {
  const maxAgeSeconds = Math.ceil((consent.timestamp + consentValidity - now) / 1000)
  browserCookies.write({ ...consentCookie, maxAgeSeconds }, writeConsent(consent))
}

/** Takes back the consent to one service, if it was given. */
export function revokeService(name: string, now: number): void {
  const consent = visitorConsent()
  if (!consent || !isServiceOn(consent, name, now)) return
  rewrite(toggleService(consent, name, now), now)
  announce()
}

function withdraw(now: number): void {
  const consent = visitorConsent()
  if (consent && !consentFault(consent, now)) rewrite(withoutOptional(consent), now)
  else browserCookies.remove(consentCookie)
}

/** Revokes every optional decision. An invalid consent is removed completely. */
export function resetConsent(now: number): void {
  withdraw(now)
  announce()
}
