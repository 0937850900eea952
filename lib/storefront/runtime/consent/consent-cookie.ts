import { browserCookies } from '@/lib/storefront/runtime/browser'
import { consentEvent } from './consent-event'
import { isDecisionLost, loseDecision, standingAtFirst } from './decided-consent'
import { atDefaults, requiredGroups, toggleService } from './decisions'
import { isServiceOn } from './is-service-on'
import { serviceKey } from './service-key'
import { skipsConsent } from './skips-consent'
import { readStanding, type Standing } from './standing'
import { type StoredConsent, writeConsent } from './stored-consent'
import { automaticService, consentFault, consentValidity } from './validity'
import { consentCookie, keepHistories, visitorConsent } from './visitor-consent'

const announce = () => globalThis.dispatchEvent?.(new Event(consentEvent))

/** The services as the layout has them: what is required is on, all else at its default. */
const servicesAtFirst = (): Standing => readStanding(standingAtFirst()) ?? { categories: [], services: [] }

/** Whether the visitor allows a service; `unknown` without a valid decision, where it is not on at first. */
export function serviceStanding(name: string, now: number): 'unknown' | 'granted' | 'refused' {
  // Kiosks and crawlers are not asked.
  if (name === automaticService && skipsConsent(navigator.userAgent)) return 'granted'
  const key = serviceKey(name)
  const first = servicesAtFirst()
  const own = first.services.find((service) => service.key === key)
  if (own && requiredGroups(first).has(own.group)) return 'granted'
  const consent = visitorConsent()
  if (consent && !consentFault(consent, now)) return isServiceOn(consent, name, now) ? 'granted' : 'refused'
  if (isDecisionLost()) return 'refused'
  return own?.status ? 'granted' : 'unknown'
}

/** The former cookie goes first: one that cannot be replaced would allow what the visitor takes back. */
function store(consent: StoredConsent, maxAgeSeconds: number): boolean {
  browserCookies.remove(consentCookie)
  const isKept = browserCookies.write({ ...consentCookie, maxAgeSeconds }, writeConsent(consent))
  keepHistories(consent)
  loseDecision(!isKept)
  announce()
  return isKept
}

/** Saves a decision for a year. False if the browser does not store it: then it counts as a refusal, until the next one. */
export const saveConsent = (consent: StoredConsent): boolean => store(consent, consentCookie.maxAgeSeconds)

/** Takes back the consent to one service, if it was given. The age of the other decisions stays. */
export function revokeService(name: string, now: number): void {
  const consent = visitorConsent()
  if (!consent || !isServiceOn(consent, name, now)) return
  const left = Math.ceil((consent.timestamp + consentValidity - now) / 1000)
  store(toggleService(consent, name, now), left)
}

/** Of a document without a layout only what the visitor decided on is known. */
function knownDefaults(consent: StoredConsent | undefined): Standing | undefined {
  const first = servicesAtFirst()
  if (first.services.length > 0) return first
  if (!consent) return undefined
  const required = requiredGroups(consent)
  const services = consent.services.map(({ key, group }) => ({ key, group, status: required.has(group) }))
  return { categories: consent.categories, services }
}

/** Denies, as the dialog's button does: every service goes to its default, with its history. */
export function resetConsent(now: number): void {
  const consent = visitorConsent()
  const first = knownDefaults(consent)
  if (first) return void saveConsent(atDefaults(first, consent, now))
  browserCookies.remove(consentCookie)
  announce()
}
