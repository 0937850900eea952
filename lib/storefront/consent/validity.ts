import type { StoredConsent } from './stored-consent'

/** Raised when the services change, so that everybody is asked anew. */
export const consentVersion = 1

/** About one year, in milliseconds (specification, section 9). */
export const consentValidity = 31_556_926_000

/** Why a stored consent is not valid; undefined when it is (specification, section 4, consent). */
export type ConsentFault = 'interaction' | 'time' | 'version'

export function consentFault(consent: StoredConsent, now: number): ConsentFault | undefined {
  if (!consent.userInteracted) return 'interaction'
  const age = now - consent.timestamp
  // One from the future would be valid for as long as somebody likes.
  if (age < 0 || age >= consentValidity) return 'time'
  return consent.version === consentVersion ? undefined : 'version'
}

/** Whether the visitor allowed a service. Without a valid consent nothing is. */
export const isServiceOn = (consent: StoredConsent | undefined, name: string, now: number): boolean =>
  consent !== undefined &&
  consentFault(consent, now) === undefined &&
  consent.services.some((service) => service.name === name && service.status)
