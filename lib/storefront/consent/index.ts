/** The stored consent, its validity, and agreements for the current visit. */
export { resetConsent, serviceStanding } from './consent-cookie'
export { consentEvent } from './consent-event'
export { isServiceOn, tagManagerService } from './validity'
export { hasAgreed, onAgreement, setAgreed, withdrawAgreements } from './visit-agreements'
export { visitorConsent } from './visitor-consent'
