/** What visitors agreed to: the stored consent, its validity, and what holds for one visit. */
export { consentCookie, resetConsent, visitorConsent } from './consent-cookie'
export { readConsent, type StoredConsent, writeConsent } from './stored-consent'
export { type ConsentFault, consentFault, consentValidity, consentVersion, isServiceOn } from './validity'
export { hasAgreed, onAgreement, setAgreed, withdrawAgreements } from './visit-agreements'
export { withoutOptional } from './without-optional'
