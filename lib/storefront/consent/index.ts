/** The stored consent, its validity, and agreements for the current visit. */
export { resetConsent, visitorConsent } from './consent-cookie'
export { isServiceOn } from './validity'
export { hasAgreed, onAgreement, setAgreed, withdrawAgreements } from './visit-agreements'
