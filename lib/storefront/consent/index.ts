/** The stored consent, its validity, and agreements for the current visit. */
export { consentCookie, resetConsent, visitorConsent } from './consent-cookie'
export { readConsent, type StoredConsent, writeConsent } from './stored-consent'
export { type ConsentFault, consentFault, consentValidity, consentVersion, isServiceOn } from './validity'
export { hasAgreed, onAgreement, setAgreed, withdrawAgreements } from './visit-agreements'
export { withoutOptional } from './without-optional'
