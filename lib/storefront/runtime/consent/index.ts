/** The stored consent, its validity, and agreements for the current visit. */
export { allowsErrorReports, allowsTracking } from './allows'
export { consentAtFirst } from './consent-at-first'
export { resetConsent, serviceStanding } from './consent-cookie'
export { consentEvent } from './consent-event'
export { serviceOfRequest } from './service-of-request'
export { errorService, partnerService, performanceService, tagManagerService } from './validity'
export { hasAgreed, onAgreement, setAgreed, withdrawAgreements } from './visit-agreements'
