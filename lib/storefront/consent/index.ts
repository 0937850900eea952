/** The stored consent, its validity, and agreements for the current visit. */
export { allowsErrorReports, allowsTracking } from './allows'
export { resetConsent, serviceStanding } from './consent-cookie'
export { consentEvent } from './consent-event'
export { errorService, isServiceOn, performanceService, tagManagerService } from './validity'
export { hasAgreed, onAgreement, setAgreed, withdrawAgreements } from './visit-agreements'
export { visitorConsent } from './visitor-consent'
