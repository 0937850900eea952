/** The stored consent, its validity, and agreements for the current visit. */
export {
  consentEvent,
  resetConsent,
  serviceStanding,
  visitorConsent,
} from './consent-cookie'
export { isServiceOn, tagManagerService } from './validity'
export { hasAgreed, onAgreement, setAgreed, withdrawAgreements } from './visit-agreements'
